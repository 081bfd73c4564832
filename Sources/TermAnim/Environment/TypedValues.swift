/// A table of values under keys that are types, each value of the type that its key says.
///
/// Copying costs one reference count; setting copies the table when it is shared. Setting a value
/// equal to the one that is there keeps the old one, so that tables built again from the same
/// values are recognised as unchanged.
struct TypedValues: CustomStringConvertible {
  /// Under the identifier of `Key` there is only ever a `TypedEntryOf<Key.Value>`.
  private var entries: [ObjectIdentifier: TypedEntry] = [:]

  subscript<Key: TypedKey>(key: Key.Type) -> Key.Value {
    get { valueIfSet(of: key) ?? Key.defaultValue }
    set { set(TypedEntryOf(newValue, for: key), at: ObjectIdentifier(key)) }
  }

  subscript<Key: TypedKey>(key: Key.Type) -> Key.Value where Key.Value: Equatable {
    get { valueIfSet(of: key) ?? Key.defaultValue }
    set { set(EquatableEntryOf(newValue, for: key), at: ObjectIdentifier(key)) }
  }

  private mutating func set(_ entry: TypedEntry, at key: ObjectIdentifier) {
    guard entries[key]?.hasSameValue(as: entry) != true else { return }
    entries[key] = entry
  }

  /// The value set for `key`, or nil when nobody has set one.
  func valueIfSet<Key: TypedKey>(of key: Key.Type) -> Key.Value? {
    guard let entry = entries[ObjectIdentifier(key)] else { return nil }
    return unsafeDowncast(entry, to: TypedEntryOf<Key.Value>.self).value
  }

  /// The table in which the values set in `other` have taken the place of the receiver's.
  func merging(_ other: TypedValues) -> TypedValues {
    guard !entries.isEmpty else { return other }
    var result = self
    result.entries.merge(other.entries) { _, new in new }
    return result
  }

  /// Whether nothing has been set.
  var isEmpty: Bool { entries.isEmpty }

  /// What has been set since the receiver was the same as `old`, and nothing else.
  ///
  /// O(number of values).
  func changes(since old: TypedValues) -> TypedValues {
    var result = TypedValues()
    result.entries = entries.filter { $0.value !== old.entries[$0.key] }
    return result
  }

  /// Whether `other` has the same value under the key with this identifier, set or by default.
  func hasSameValue(as other: TypedValues, at key: ObjectIdentifier) -> Bool {
    switch (entries[key], other.entries[key]) {
    case (let mine?, let theirs): mine.hasSameValue(as: theirs)
    case (nil, let theirs?): theirs.hasSameValue(as: nil)
    case (nil, nil): true
    }
  }

  /// Whether `other` has the same values under all keys.
  ///
  /// O(number of values).
  func hasSameValues(as other: TypedValues) -> Bool {
    entries.keys.allSatisfy { hasSameValue(as: other, at: $0) }
      && other.entries.keys.allSatisfy { entries[$0] != nil || hasSameValue(as: other, at: $0) }
  }

  var description: String {
    "[" + entries.values.map(\.description).sorted().joined(separator: ", ") + "]"
  }
}
