/// The keys of an environment that somebody asked for; a class because reading notes them.
final class EnvironmentReads {
  private(set) var keys: Set<ObjectIdentifier> = []

  func insert<Key: EnvironmentKey>(_ key: Key.Type) {
    keys.insert(ObjectIdentifier(KeyOfEnvironment<Key>.self))
  }

  /// Forgets all keys and keeps the storage.
  func removeAll() {
    keys.removeAll(keepingCapacity: true)
  }
}
