/// What sort of type a type is, as far as it matters for what its values can be asked.
enum TypeKind {
  case structure
  /// Functions, which no protocol can be asked of.
  case function
  case other

  /// The kind that the first word of the type's metadata tells (Swift ABI, MetadataKind.def).
  init(of type: any Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200: self = .structure
    case 0x302: self = .function
    default: self = .other
    }
  }
}
