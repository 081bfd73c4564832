import Testing

@testable import TermAnim

/// What a type was declared as.
struct TypeFamilyTests {
  private struct Plain {}

  private enum Choice {}

  private final class Object {}

  @Test func `what is made of one generic type is a family`() {
    #expect(TypeFamily(of: [Int].self) == TypeFamily(of: [String].self))
    #expect(TypeFamily(of: Int?.self) == TypeFamily(of: Plain?.self))
    #expect(TypeFamily(of: [Int].self) != TypeFamily(of: Set<Int>.self))
    #expect(TypeFamily(of: [Int].self) != TypeFamily(of: Int?.self))
  }

  @Test func `a type without parameters is its own family`() {
    #expect(TypeFamily(of: Plain.self) == TypeFamily(of: Plain.self))
    #expect(TypeFamily(of: Plain.self) != TypeFamily(of: Choice.self))
  }

  @Test func `only structs and enumerations have a family`() {
    #expect(TypeFamily(of: Plain.self) != nil)
    #expect(TypeFamily(of: Choice.self) != nil)
    #expect(TypeFamily(of: Object.self) == nil)
    #expect(TypeFamily(of: (() -> Void).self) == nil)
    #expect(TypeFamily(of: (Int, Int).self) == nil)
    #expect(TypeFamily(of: Any.self) == nil)
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
    func isPlain(_ type: any Any.Type) -> Bool {
      TypeFamily(of: type)?.isPlainEnumeration == true
    }
    #expect(isPlain(Bare.self))
    #expect(isPlain(Never.self))
    #expect(!isPlain(Carrying.self))
    #expect(!isPlain(Generic<Int>.self))
    #expect(!isPlain(Bare?.self))
    #expect(!isPlain(Int.self))
    #expect(!isPlain(Object.self))
  }
}
