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
      return values[KeyOfEnvironment<Key, Key.Value>.self]
    }
    set { values[KeyOfEnvironment<Key, Key.Value>.self] = newValue }
  }

  /// The value set for `key`, or else the key's default value.
  ///
  /// The same as for any key; whether two values are equal need not be asked of the runtime.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value where Key.Value: Equatable {
    get {
      reads?.insert(key)
      return values[KeyOfEnvironment<Key, Key.Value>.self]
    }
    set { values[KeyOfEnvironment<Key, Key.Value>.self] = newValue }
  }

  /// The keys that have been set, each with its value.
  public var description: String { values.description }
}

extension EnvironmentValues {
  /// Who the values are for, where somebody in particular asks.
  var reader: AnyObject? { reads?.reader }

  /// Another environment, noting where this one does which keys are asked for.
  func recordingHere(_ other: EnvironmentValues) -> EnvironmentValues {
    other.recording(in: reads)
  }

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

  /// Whether nothing has been set.
  var isEmpty: Bool { values.isEmpty }

  /// An environment in which only that is set what has been set since the receiver was `old`.
  func changes(since old: EnvironmentValues) -> EnvironmentValues {
    var changes = EnvironmentValues()
    changes.values = values.changes(since: old.values)
    return changes
  }

  /// The environment in which what is set in `changes` has taken the place of what was there.
  func merging(_ changes: EnvironmentValues) -> EnvironmentValues {
    var merged = self
    merged.values = values.merging(changes.values)
    return merged
  }

  /// Whether no key may have another value than in `other`, counted in the same way.
  func isSame(as other: EnvironmentValues) -> Bool {
    values.hasSameValues(as: other.values)
  }
}
