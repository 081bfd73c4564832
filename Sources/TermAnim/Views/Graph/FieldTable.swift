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

  let fields: [Field]
  /// Whether the fields are all there is to a value.
  let isComplete: Bool

  init(of type: any Any.Type) {
    guard Self.isStruct(type) else {
      (fields, isComplete) = ([], false)
      return
    }
    var fields: [Field] = []
    isComplete = _forEachField(of: type) { _, offset, type, _ in
      let isOwned = (type as? any GraphProperty.Type)?.isOwnedByNode ?? false
      fields.append(Field(offset: offset, type: type, isOwnedByNode: isOwned))
      return true
    }
    self.fields = fields
  }

  /// Whether the first word of the type's metadata says so (Swift ABI, MetadataKind.def).
  private static func isStruct(_ type: any Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x200
  }
}
