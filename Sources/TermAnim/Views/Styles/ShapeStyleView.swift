/// A style that fills all the space it is given when it is used as a view.
@MainActor
protocol ShapeStyleView: PrimitiveView, PrimitiveShapeStyle {}

extension ShapeStyleView {
  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    UnaryNode(self, in: context) {
      ShapeFill(shape: Rectangle(), style: $0, fillStyle: FillStyle())
    }
  }
}
