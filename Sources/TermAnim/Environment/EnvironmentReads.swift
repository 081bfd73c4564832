/// The keys of an environment that somebody asked for; a class because reading notes them.
final class EnvironmentReads: Sequence {
  private var keys: Set<ObjectIdentifier> = []

  func insert(_ key: ObjectIdentifier) {
    keys.insert(key)
  }

  /// Forgets all keys and keeps the storage.
  func removeAll() {
    keys.removeAll(keepingCapacity: true)
  }

  func makeIterator() -> Set<ObjectIdentifier>.Iterator {
    keys.makeIterator()
  }
}
