import Foundation
import Testing

@testable import TermAnim

/// What sort of type a type is.
struct TypeKindTests {
  private final class Object {}

  @Test func `each type is of a kind`() {
    #expect(TypeKind(of: Int.self) == .structure)
    #expect(TypeKind(of: [String: Int].self) == .structure)
    #expect(TypeKind(of: Never.self) == .enumeration)
    #expect(TypeKind(of: Int?.self) == .optional)
    #expect(TypeKind(of: Object.self) == .object)
    #expect(TypeKind(of: JSONEncoder.self) == .object)
    #expect(TypeKind(of: (() -> Int).self) == .function)
    #expect(TypeKind(of: (Int, Int).self) == .other)
    #expect(TypeKind(of: (any View).self) == .other)
    #expect(TypeKind(of: Int.Type.self) == .other)
  }

  private enum Bare: String {
    case one, two, three
  }

  private enum Carrying {
    case nothing
    case number(Int)
  }

  private enum Generic<Value> {
    case nothing
    case value(Value)
  }

  @Test func `an enumeration is plain when no case holds anything`() {
    #expect(TypeKind.isPlainEnumeration(Bare.self))
    #expect(TypeKind.isPlainEnumeration(Never.self))
    #expect(!TypeKind.isPlainEnumeration(Carrying.self))
    #expect(!TypeKind.isPlainEnumeration(Generic<Int>.self))
    #expect(!TypeKind.isPlainEnumeration(Bare?.self))
    #expect(!TypeKind.isPlainEnumeration(Int.self))
    #expect(!TypeKind.isPlainEnumeration(Object.self))
  }
}
