/// Values that flow down the tree of views, found by the type of their key.
///
/// Copying is cheap: one reference count. Setting a value equal to the one that is there changes
/// nothing.
public struct EnvironmentValues: CustomStringConvertible {
  private var values = TypedValues()
  /// Where reads are noted, so that a view can be evaluated again only when what it read changes.
  private var reads: EnvironmentReads?

  /// The environment in which nothing has been set.
  public init() {}

  /// The value set for `key`, or else the key's default value.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      reads?.insert(key)
      return values[KeyOfEnvironment<Key>.self]
    }
    set { values[KeyOfEnvironment<Key>.self] = newValue }
  }

  /// The keys that have been set, each with its value.
  public var description: String { values.description }
}

extension EnvironmentValues {
  /// The same environment, noting in `reads` which keys are asked for.
  func recording(in reads: EnvironmentReads?) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }

  /// Whether any of the keys in `reads` may have another value than in `other`.
  ///
  /// Values that are not `Equatable` count as changed unless they stem from the same assignment.
  func differs(from other: EnvironmentValues, at reads: EnvironmentReads) -> Bool {
    reads.keys.contains { !values.hasSameValue(as: other.values, at: $0) }
  }

  /// The environment in which all that `changed` has other than `old` has taken its place.
  func with(changesOf changed: EnvironmentValues, since old: EnvironmentValues) -> EnvironmentValues
  {
    var copy = self
    copy.values = values.merging(changed.values.changes(since: old.values))
    return copy
  }

  /// Whether no key may have another value than in `other`, counted in the same way.
  func isSame(as other: EnvironmentValues) -> Bool {
    values.hasSameValues(as: other.values)
  }
}
