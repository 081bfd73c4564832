/// What is known about the stored properties of the types that make up views, looked up once a
/// type.
@MainActor
final class FieldTables {
  private var tables: [ObjectIdentifier: FieldTable] = [:]

  func table(for type: any Any.Type) -> FieldTable {
    let key = ObjectIdentifier(type)
    if let table = tables[key] { return table }
    let table = FieldTable(of: type)
    tables[key] = table
    return table
  }

  /// Whether two descriptions of one view say the same, as far as can be told.
  ///
  /// Equal bits are the same value; otherwise the value's own `==` decides, or else its stored
  /// properties do, one by one. A value with neither, such as a closure, counts as changed. O(size)
  /// besides the cost of `==`.
  func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    Bits.withAddresses(of: old, new) { old, new in
      Bits.areEqual(old, new, count: MemoryLayout<Value>.size)
        || isSameInParts(old, new, Value.self)
    }
  }

  /// The same for values whose bits differ.
  private func isSameInParts(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ type: any Any.Type
  ) -> Bool {
    let table = table(for: type)
    if let comparison = table.comparison { return comparison(old, new) }
    guard table.isComplete else { return false }
    for field in table.fields where !field.isOwnedByNode {
      let (old, new) = (old + field.offset, new + field.offset)
      let size = self.table(for: field.type).size
      guard Bits.areEqual(old, new, count: size) || isSameInParts(old, new, field.type) else {
        return false
      }
    }
    return true
  }
}
