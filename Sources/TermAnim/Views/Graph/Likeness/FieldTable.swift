@_spi(Reflection) import Swift

/// What is known about the values of one type, found out when it is first asked for.
///
/// A class because the answers are kept: each is a search through all conformances of the program,
/// or through the names of its types, and most are never needed.
@MainActor
final class FieldTable {
  struct Field {
    /// In bytes, from the start of a value.
    let offset: Int
    let table: FieldTable
  }

  /// Compares the values at two addresses.
  typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  let type: any Any.Type
  /// In bytes.
  let size: Int
  private unowned let tables: FieldTables

  init(of type: any Any.Type, in tables: FieldTables) {
    (self.type, self.tables) = (type, tables)
    size = Self.size(of: type)
  }

  /// The stored properties; none for types other than structs.
  var fields: [Field] { properties.fields }

  /// Whether the fields are all there is to a value, and are what they say they are: a weak
  /// reference is told as an optional object, and is not kept as one.
  var isComplete: Bool { properties.areAll && Self.isMovedBitwise(type) }

  /// Whether the fields are all there is to a value, and copying its bytes copies it: a flag in the
  /// type's table of witnesses.
  private(set) lazy var isPlainData = properties.areAll && !Self.hasFlag(0x1_0000, type)

  /// What the graph does with a property of the type before a body runs.
  private(set) lazy var role = PropertyRole(of: type, kind: kind)

  /// The type's `==`; nil for none, and for existentials, whose values have one or not.
  ///
  /// Functions are never the same, and are not asked for a `==`.
  private(set) lazy var comparison: Comparison? =
    switch kind {
    case _ where KnownTypes.isComparedByParts(type): nil
    case .other: nil
    case .structure: ownComparison
    case .enumeration, .optional, .object:
      KnownTypes.equality(of: type) ?? Self.dynamicComparison(of: type)
    case .function: { _, _ in false }
    }

  /// Whether the graph keeps a property of the type, so that two descriptions of a view cannot
  /// differ in it.
  private(set) lazy var isOwnedByNode = KnownTypes.connected(type)?.isOwnedByNode == true

  /// Whether the type may be animatable without the compiler knowing where it became a view: it is
  /// made of a generic one, and the runtime says so.
  private(set) lazy var isAnimatableByCondition = isGeneric && type is any Animatable.Type

  /// Whether the type is made of a generic one.
  var isGeneric: Bool { TypeFamily(of: type)?.isGeneric == true }

  var kind: TypeKind { TypeKind(of: type) }

  /// What an optional holds: its type's only argument, which is the third word of the metadata
  /// (Swift ABI, TargetEnumMetadata).
  var wrapped: any Any.Type {
    assert(kind == .optional, "\(type) is no optional")
    return unsafeBitCast(type, to: UnsafePointer<any Any.Type>.self)[2]
  }

  private lazy var properties: (fields: [Field], areAll: Bool) = {
    guard kind == .structure else { return ([], false) }
    var fields: [Field] = []
    // An empty literal would look for what arrays conform to.
    let areAll = _forEachField(of: type, options: .init(rawValue: 0)) {
      [tables] _, offset, type, _ in
      fields.append(Field(offset: offset, table: tables.table(for: type)))
      return true
    }
    return (fields, areAll)
  }()

  /// Whether values may be moved by copying their bytes, which those with weak references may not:
  /// a flag in the type's table of witnesses (Swift ABI, ValueWitness.def and MetadataValues.h).
  private static func isMovedBitwise(_ type: any Any.Type) -> Bool {
    !hasFlag(0x10_0000, type)
  }

  private static func hasFlag(_ flag: UInt32, _ type: any Any.Type) -> Bool {
    let flagsIndex = 10
    let witnesses = unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UInt>>.self)[-1]
    return UInt32(truncatingIfNeeded: witnesses[flagsIndex]) & flag != 0
  }

  private static func size(of type: any Any.Type) -> Int {
    func opened<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: opened)
  }

  /// The value at an address.
  func value(at address: UnsafeRawPointer) -> Any {
    func opened<Value>(_ type: Value.Type) -> Any {
      address.assumingMemoryBound(to: type).pointee
    }
    return _openExistential(type, do: opened)
  }

  /// The type's `==`; nil for a type that has none itself.
  private(set) lazy var ownComparison = KnownTypes.equality(of: type) ?? Self.equality(of: type)

  private static func equality(of type: any Any.Type) -> Comparison? {
    guard let type = type as? any Equatable.Type else { return nil }
    return equality(type)
  }

  /// The `==` of a type.
  nonisolated static func equality<Value: Equatable>(_ type: Value.Type) -> Comparison {
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
