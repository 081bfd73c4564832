/// The keys of an environment that somebody asked for; a class because reading notes them.
final class EnvironmentReads {
  private(set) var keys: Set<ObjectIdentifier> = []
  /// Who asks; for values that depend on where that is.
  private(set) weak var reader: AnyObject?

  func insert<Key: EnvironmentKey>(_ key: Key.Type) {
    keys.insert(ObjectIdentifier(KeyOfEnvironment<Key, Key.Value>.self))
  }

  /// Takes note of who asks.
  func connect(to reader: AnyObject) {
    if self.reader !== reader { self.reader = reader }
  }

  /// Forgets all keys and keeps the storage.
  func removeAll() {
    keys.removeAll(keepingCapacity: true)
  }
}
