/// What is known about the stored properties of the types that make up views, looked up once a
/// type.
@MainActor
final class FieldTables {
  private var tables: [ObjectIdentifier: FieldTable] = [:]

  func table(for type: any Any.Type) -> FieldTable {
    let key = ObjectIdentifier(type)
    if let table = tables[key] { return table }
    let table = FieldTable(of: type, in: self)
    tables[key] = table
    return table
  }

  /// Whether two descriptions of one view say the same, as far as can be told.
  ///
  /// Equal bits are the same value; otherwise the value's own `==` decides, or else its stored
  /// properties do, one by one, or what it holds, where it is an optional or of any type that
  /// conforms to something. A value with none of these, such as a closure, counts as changed.
  /// O(size) besides the cost of `==`.
  func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    Bits.withAddresses(of: old, new) { old, new in
      Bits.areEqual(old, new, count: MemoryLayout<Value>.size)
        || isSameInParts(old, new, table(for: Value.self))
    }
  }

  /// The same for views and modifiers that have a body.
  ///
  /// The `==` of one that is plain data counts only where `equatable()` asks for it, as in SwiftUI.
  func isSameOwner<Owner>(_ old: Owner, _ new: Owner) -> Bool {
    isSameOwner(old, new) { isSameInParts($0, $1, $2) }
  }

  /// The same for views, of which the compiler knows whether they have a `==`; only of what is made
  /// of a generic type, which may have it by a condition, the runtime is asked.
  func isSameView<Content: View>(_ old: Content, _ new: Content) -> Bool {
    isSameOwner(old, new) { oldBits, newBits, table in
      if let isSame = Content.isSame(old, as: new) { return isSame }
      if table.isGeneric { return isSameInParts(oldBits, newBits, table) }
      return table.isComplete && isSameInFields(oldBits, newBits, table)
    }
  }

  private func isSameOwner<Owner>(
    _ old: Owner, _ new: Owner,
    inParts: (UnsafeRawPointer, UnsafeRawPointer, FieldTable) -> Bool
  ) -> Bool {
    Bits.withAddresses(of: old, new) { old, new in
      if Bits.areEqual(old, new, count: MemoryLayout<Owner>.size) { return true }
      let table = table(for: Owner.self)
      return table.isPlainData ? isSameInFields(old, new, table) : inParts(old, new, table)
    }
  }

  /// The same for values whose bits differ.
  private func isSameInParts(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ table: FieldTable
  ) -> Bool {
    if table.kind == .other {
      return isSameHeld(table.value(at: old), table.value(at: new), in: table.type)
    }
    guard let comparison = table.comparison else {
      return table.isComplete && isSameInFields(old, new, table)
    }
    if comparison(old, new) { return true }
    return table.kind == .optional && isSameWrapped(old, new, table.wrapped)
  }

  /// The same for two optionals of a type.
  private func isSameWrapped(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ type: any Any.Type
  ) -> Bool {
    func opened<Wrapped>(_ type: Wrapped.Type) -> Bool {
      let old = old.assumingMemoryBound(to: Wrapped?.self).pointee
      let new = new.assumingMemoryBound(to: Wrapped?.self).pointee
      guard let old, let new else { return old == nil && new == nil }
      return isSame(old, new)
    }
    return _openExistential(type, do: opened)
  }

  /// The same for what two existentials of a type hold.
  private func isSameHeld(_ old: Any, _ new: Any, in holder: any Any.Type) -> Bool {
    let type = Swift.type(of: old)
    func opened<Held>(_ type: Held.Type) -> Bool {
      guard let old = old as? Held, let new = new as? Held else { return false }
      return isSame(old, new)
    }
    return type != holder && _openExistential(type, do: opened)
  }

  private func isSameInFields(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ table: FieldTable
  ) -> Bool {
    // A closure of the main actor would look each time whether it is there.
    for field in table.fields where !isSame(old + field.offset, new + field.offset, field.table) {
      return false
    }
    return true
  }

  /// The same for stored properties.
  private func isSame(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ table: FieldTable
  ) -> Bool {
    Bits.areEqual(old, new, count: table.size) || table.isOwnedByNode
      || isSameInParts(old, new, table)
  }
}
