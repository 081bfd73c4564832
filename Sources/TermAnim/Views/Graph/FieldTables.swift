@_spi(Reflection) import Swift

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
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        return isSame(old, new, Value.self)
      }
    }
  }

  private func isSame<Value>(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ type: Value.Type
  ) -> Bool {
    if Bits.areEqual(old, new, count: MemoryLayout<Value>.size) { return true }
    let (old, new) = (old.assumingMemoryBound(to: type), new.assumingMemoryBound(to: type))
    if let old = old.pointee as? any Equatable { return old.isEqual(to: new.pointee) }
    let table = table(for: type)
    return table.isComplete
      && table.fields.allSatisfy { field in
        field.isOwnedByNode
          || isSame(
            UnsafeRawPointer(old) + field.offset, UnsafeRawPointer(new) + field.offset,
            opening: field.type)
      }
  }

  private func isSame(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, opening type: any Any.Type
  ) -> Bool {
    func opened<Value>(_ type: Value.Type) -> Bool {
      isSame(old, new, type)
    }
    return _openExistential(type, do: opened)
  }
}

extension Equatable {
  fileprivate func isEqual<Other>(to other: Other) -> Bool {
    (other as? Self) == self
  }
}
