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
    set {
      let entry = TypedEntryOf(newValue, for: key)
      let identifier = ObjectIdentifier(key)
      guard entries[identifier]?.hasSameValue(as: entry) != true else { return }
      entries[identifier] = entry
    }
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

  /// The values set here that `other` does not have.
  func changes(since other: TypedValues) -> TypedValues {
    var changes = TypedValues()
    changes.entries = entries.filter { !hasSameValue(as: other, at: $0.key) }
    return changes
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
