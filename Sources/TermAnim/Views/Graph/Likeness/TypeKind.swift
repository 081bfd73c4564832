/// What sort of type a type is, as far as it matters for what its values can be asked.
enum TypeKind {
  case structure
  case enumeration
  case optional
  /// Classes, whose objects the graph never connects or updates.
  case object
  /// Functions, which no protocol can be asked of.
  case function
  case other

  /// The kind that the first word of the type's metadata tells (Swift ABI, MetadataKind.def).
  ///
  /// Classes have zero there, or an address, which is beyond all kinds.
  init(of type: any Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x302: self = .function
    case 0, 0x800...: self = .object
    default: self = .other
    }
  }
}
