import Foundation
import Testing

@testable import TermAnim

/// Which node stands for a view is known by its type.
@MainActor
struct NodeChoiceTests {
  private struct Plain: View {
    var body: some View { Rectangle() }
  }

  /// A shape that says it is made of something else.
  private struct Masked: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }

    var body: some View { EmptyView() }
  }

  private struct Mover: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 4, y: 0))
    }
  }

  /// A geometry effect for some numbers only.
  fileprivate struct Conditional<Number>: ViewModifier {
    typealias Body = Never

    var number: Number
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.frame(width: 4) }
  }

  /// Makes what stands for another type of view.
  private struct Impostor: View {
    var body: some View { EmptyView() }

    static func makeNode(of view: Impostor, in context: NodeContext) -> AnyNode {
      EmptyView.makeNode(of: EmptyView(), in: context)
    }
  }

  private func node<Content: View>(for view: Content) -> ViewNode {
    let graph = ViewGraph(root: EmptyView(), size: CGSize(width: 10, height: 10))
    let inputs = ViewInputs(
      environment: EnvironmentSnapshot(EnvironmentValues()), transactions: graph.rootScope)
    let node = NodeContext(graph: graph, parent: nil, inputs: inputs).node(for: view)
    withExtendedLifetime(graph) {}
    return node
  }

  @Test func `a view that is made of others evaluates its body`() {
    #expect(node(for: Plain()) is CompositeNode<Plain, Plain.Body>)
  }

  @Test func `a shape is filled, whatever body it has`() {
    let node = node(for: Masked())
    #expect(node is ShapeFillNode<Masked, Masked, ForegroundStyle>)
  }

  @Test func `a modifier decides on the node of what it modifies`() {
    let framed = Plain().modifier(Framed())
    #expect(node(for: framed) is ModifierBodyNode<Plain, Framed>)
    let moved = Plain().modifier(Mover())
    #expect(!(node(for: moved) is ModifierBodyNode<Plain, Mover>))
    let both = Plain().modifier(Framed().concat(Mover()))
    #expect(
      node(for: both) is ModifierBodyNode<Plain, ModifiedContent<Framed, Mover>>)
  }

  @Test func `a modifier that is a geometry effect by a condition is one`() {
    let moved = Plain().modifier(Conditional(number: 4.0))
    #expect(!(node(for: moved) is ModifierBodyNode<Plain, Conditional<Double>>))
  }

  @Test func `the node of another type of view is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = NodeChoiceTests().node(for: Impostor()) }
    }
  }
}

extension NodeChoiceTests.Conditional: Animatable, GeometryEffect where Number == Double {
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 4, y: 0))
  }
}
