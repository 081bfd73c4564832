/// What a type was declared as: the same for all that a generic type is made into.
struct TypeFamily: Hashable {
  private let declaration: UnsafeRawPointer

  /// The family of a struct or an enumeration; nil for other types.
  ///
  /// It is the second word of the type's metadata (Swift ABI, TargetValueMetadata).
  init?(of type: any Any.Type) {
    switch TypeKind(of: type) {
    case .structure, .enumeration, .optional:
      declaration = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
    case .object, .function, .other: return nil
    }
  }

  /// Whether types are made of the declaration by arguments, its own or those of a type around it.
  ///
  /// It is the eighth bit of the declaration's first word (Swift ABI, ContextDescriptorFlags).
  var isGeneric: Bool {
    declaration.load(as: UInt32.self) & 0x80 != 0
  }

  /// Whether types are enumerations whose cases hold nothing.
  ///
  /// The lowest five bits of the declaration's first word tell what it declares, and the lower
  /// three bytes of its sixth word how many cases hold something (Swift ABI, TargetEnumDescriptor).
  var isPlainEnumeration: Bool {
    declaration.load(as: UInt32.self) & 0x1F == 18
      && declaration.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF == 0
  }
}
