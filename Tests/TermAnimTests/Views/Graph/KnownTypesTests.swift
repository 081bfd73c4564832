import Foundation
import Testing

@testable import TermAnim

/// What is known of types is what the runtime would say.
@MainActor
struct KnownTypesTests {
  private struct Pair: Equatable {
    var number = 1
  }

  private final class Model: ObservableObject {}

  @Test func `all properties that the graph connects are known`() throws {
    let declarations = try SourceFile.all(in: "Sources/TermAnim/Views")
      .filter { $0.text.contains(/extension \w+: GraphProperty/) }
    #expect(declarations.count == KnownTypes.connected.count)
    for type in KnownTypes.connected {
      #expect(type is any GraphProperty.Type, "\(type)")
      #expect(KnownTypes.isConnected(type), "\(type)")
    }
  }

  @Test func `a property is known whatever its value`() {
    #expect(KnownTypes.isConnected(State<Pair>.self))
    #expect(KnownTypes.isConnected(ObservedObject<Model>.self))
    #expect(!KnownTypes.isConnected(Binding<Int>.self))
    #expect(!KnownTypes.isConnected(Model.self))
  }

  @Test func `what is plain is no dynamic property`() {
    for type in KnownTypes.plain {
      #expect(!(type is any DynamicProperty.Type), "\(type)")
      #expect(KnownTypes.isPlain(type), "\(type)")
    }
    #expect(KnownTypes.isPlain([String: Pair]?.self))
    #expect(!KnownTypes.isPlain(Binding<Int>.self))
  }

  /// But for modified content, whose `==` compares its two parts.
  @Test func `what is compared by its parts has no equality of its own`() {
    for type in KnownTypes.madeOfParts {
      #expect(KnownTypes.isComparedByParts(type), "\(type)")
      #expect(KnownTypes.equality(of: type) == nil, "\(type)")
      guard TypeFamily(of: type) != TypeFamily(of: ModifiedContent<Int, Int>.self) else { continue }
      #expect(!(type is any Equatable.Type), "\(type)")
    }
    #expect(!KnownTypes.isComparedByParts(Pair.self))
  }

  @Test func `known equalities are those of the types`() throws {
    let equality = try #require(KnownTypes.equality(of: Double.self))
    #expect(Bits.withAddresses(of: 0.0, -0.0, equality))
    #expect(!Bits.withAddresses(of: 1.0, 2.0, equality))
    let optional = try #require(KnownTypes.equality(of: CGFloat?.self))
    #expect(Bits.withAddresses(of: CGFloat?.none, nil, optional))
    #expect(!Bits.withAddresses(of: CGFloat?.none, 0, optional))
    #expect(KnownTypes.equality(of: Pair.self) == nil)
  }
}
