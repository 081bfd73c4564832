/// A painted shape in front of a background.
@MainActor
protocol PaintedShapeView: PrimitiveView {
  associatedtype Outline: Shape
  associatedtype Style: ShapeStyle
  associatedtype Background: View

  var fill: ShapeFill<Outline, Style> { get }
  var background: Background { get }
}

extension PaintedShapeView {
  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    Background.self == EmptyView.self
      ? UnaryNode(self, in: context) { $0.fill }
      : UnaryNode(self, in: context) { $0.fill.background($0.background) }
  }
}
