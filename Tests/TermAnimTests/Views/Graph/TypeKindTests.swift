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
}
