@_spi(Reflection) import Swift

/// The stored properties of one type; none for types other than structs.
@MainActor
struct FieldTable {
  struct Field {
    /// In bytes, from the start of a value.
    let offset: Int
    let type: any Any.Type
    /// Whether the graph keeps the property's value, so that two descriptions cannot differ in it.
    let isOwnedByNode: Bool
  }

  /// Compares the values at two addresses.
  typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  let fields: [Field]
  /// Whether the fields are all there is to a value.
  let isComplete: Bool
  /// In bytes.
  let size: Int
  /// The type's `==`, or for types other than structs that of whatever a value turns out to hold;
  /// nil for none.
  let comparison: Comparison?

  init(of type: any Any.Type) {
    size = Self.size(of: type)
    guard Self.isStruct(type) else {
      (fields, isComplete, comparison) = ([], false, Self.dynamicComparison(of: type))
      return
    }
    var fields: [Field] = []
    isComplete = _forEachField(of: type) { _, offset, type, _ in
      let isOwned = (type as? any GraphProperty.Type)?.isOwnedByNode ?? false
      fields.append(Field(offset: offset, type: type, isOwnedByNode: isOwned))
      return true
    }
    self.fields = fields
    comparison = Self.equality(of: type)
  }

  /// Whether the first word of the type's metadata says so (Swift ABI, MetadataKind.def).
  private static func isStruct(_ type: any Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x200
  }

  private static func size(of type: any Any.Type) -> Int {
    func opened<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: opened)
  }

  private static func equality(of type: any Any.Type) -> Comparison? {
    guard let type = type as? any Equatable.Type else { return nil }
    return equality(type)
  }

  private nonisolated static func equality<Value: Equatable>(_ type: Value.Type) -> Comparison {
    { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
  }

  private static func dynamicComparison(of type: any Any.Type) -> Comparison {
    func opened<Value>(_ type: Value.Type) -> Comparison { dynamicComparison(type) }
    return _openExistential(type, do: opened)
  }

  private nonisolated static func dynamicComparison<Value>(_ type: Value.Type) -> Comparison {
    { old, new in
      guard let old = old.assumingMemoryBound(to: type).pointee as? any Equatable else {
        return false
      }
      return old.isEqual(to: new.assumingMemoryBound(to: type).pointee)
    }
  }
}

extension Equatable {
  fileprivate func isEqual<Other>(to other: Other) -> Bool {
    (other as? Self) == self
  }
}
