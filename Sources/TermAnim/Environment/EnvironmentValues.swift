/// Values that flow down the tree of views, found by the type of their key.
///
/// Copying costs one reference count; setting a value copies the table of set keys when it is
/// shared. Setting a value equal to the one that is there changes nothing, so that an environment
/// rebuilt from the same values compares as unchanged.
public struct EnvironmentValues: CustomStringConvertible {
  private var entries: [ObjectIdentifier: EnvironmentEntry] = [:]
  /// Where reads are noted, so that a view can be evaluated again only when what it read changes.
  private var reads: EnvironmentReads?

  /// The environment in which nothing has been set.
  public init() {}

  /// The value set for `key`, or else the key's default value.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let identifier = ObjectIdentifier(key)
      reads?.insert(identifier)
      guard let entry = entries[identifier] else { return Key.defaultValue }
      return unsafeDowncast(entry, to: TypedEnvironmentEntry<Key>.self).value
    }
    set {
      let entry = TypedEnvironmentEntry<Key>(newValue)
      let identifier = ObjectIdentifier(key)
      guard entries[identifier]?.hasSameValue(as: entry) != true else { return }
      entries[identifier] = entry
    }
  }

  /// The keys that have been set, each with its value.
  public var description: String {
    "[" + entries.values.map(\.description).sorted().joined(separator: ", ") + "]"
  }
}

extension EnvironmentValues {
  /// The same environment, noting in `reads` which keys are asked for.
  func recording(in reads: EnvironmentReads?) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }

  /// Whether any of `keys` may have another value than in `other`.
  ///
  /// Values that are not `Equatable` count as changed unless they stem from the same assignment.
  func differs(from other: EnvironmentValues, at keys: EnvironmentReads) -> Bool {
    keys.contains { !hasSameValue(as: other, at: $0) }
  }

  private func hasSameValue(as other: EnvironmentValues, at key: ObjectIdentifier) -> Bool {
    switch (entries[key], other.entries[key]) {
    case (let mine?, let theirs): mine.hasSameValue(as: theirs)
    case (nil, let theirs?): theirs.hasSameValue(as: nil)
    case (nil, nil): true
    }
  }
}
