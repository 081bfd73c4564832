extension FieldTables {
  /// Whether two values mean the same, as far as can be told.
  ///
  /// Unlike in `isSame`, what has no `==` counts as the same where it may be made anew each time
  /// though it means the same: functions, enums, and objects that structs hold. So does NaN,
  /// wherever it is in a value. Structs without `==` are compared property by property, objects by
  /// identity; structs whose properties cannot be reached, such as those with weak references,
  /// count as the same.
  func areAlike(_ old: Any, _ new: Any) -> Bool {
    func opened<Value>(_ type: Value.Type) -> Bool {
      guard let old = old as? Value, let new = new as? Value else { return false }
      let table = table(for: Value.self)
      if table.kind == .object, table.ownComparison == nil {
        return old as AnyObject === new as AnyObject
      }
      return Bits.withAddresses(of: old, new) { areAlike($0, $1, table) }
    }
    return _openExistential(type(of: old), do: opened)
  }

  private func areAlike(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ table: FieldTable
  ) -> Bool {
    if Bits.areEqual(old, new, count: table.size) || table.kind == .function { return true }
    if let comparison = table.ownComparison {
      return comparison(old, new) || !(comparison(old, old) || comparison(new, new))
        || Sameness.differOnlyInNaN(table.value(at: old), table.value(at: new))
    }
    return !table.isComplete
      || table.fields.allSatisfy { areAlike(old + $0.offset, new + $0.offset, $0.table) }
  }
}
