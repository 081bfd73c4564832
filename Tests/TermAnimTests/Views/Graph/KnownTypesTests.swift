import Foundation
import Testing

@testable import TermAnim

/// What is known of types is what the runtime would say.
@MainActor
struct KnownTypesTests {
  private struct Pair: Hashable {
    var number = 1
  }

  private final class Model: ObservableObject {}

  @Test func `all properties that the graph connects are known`() throws {
    let declarations = try SourceFile.all(in: "Sources/TermAnim/Views")
      .filter { $0.text.contains(/extension \w+: GraphProperty/) }
    #expect(declarations.count == KnownTypes.connected.count)
    for type in KnownTypes.connected {
      #expect(KnownTypes.connected(type) == type)
    }
  }

  @Test func `a property is known whatever its value`() throws {
    let types: [any GraphProperty.Type] = [
      State<Pair>.self, State<[String: Pair]?>.self, Environment<Pair>.self,
      GestureState<Pair>.self, FocusState<Pair?>.self, StateObject<Model>.self,
      ObservedObject<Model>.self, EnvironmentObject<Model>.self, FocusedValue<Pair>.self,
      FocusedBinding<Pair>.self, FocusedObject<Model>.self,
    ]
    for type in types {
      let known = try #require(KnownTypes.connected(type))
      #expect(words(of: known) == words(of: type), "\(type)")
      #expect(known.isOwnedByNode == type.isOwnedByNode, "\(type)")
      #expect(known.ownsObject == type.ownsObject, "\(type)")
    }
  }

  /// The type and the table of what it does, as the runtime has put them together.
  private func words(of type: any GraphProperty.Type) -> [UInt] {
    withUnsafeBytes(of: type) { Array($0.bindMemory(to: UInt.self)) }
  }

  @Test func `what the graph does not connect is not known as a property`() {
    #expect(KnownTypes.connected(Binding<Int>.self) == nil)
    #expect(KnownTypes.connected(Model.self) == nil)
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

  @Test func `layouts that are known to leave guides to their subviews set none`() throws {
    let setting = try SourceFile.all(in: "Sources/TermAnim/Views")
      .filter { $0.text.contains("func explicitAlignment(") }
    #expect(!setting.isEmpty)
    for type in KnownTypes.guideless {
      #expect(KnownTypes.leavesGuides(type), "\(type)")
      #expect(!setting.contains { $0.text.contains("struct \(type)") }, "\(type)")
    }
    #expect(!KnownTypes.leavesGuides(AnyLayout.self))
  }
}
