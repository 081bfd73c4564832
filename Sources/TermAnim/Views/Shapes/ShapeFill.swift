/// A shape and what it is painted with: the view all painted shapes come down to.
struct ShapeFill<Outline: Shape, Style: ShapeStyle> {
  var shape: Outline
  var style: Style
  var fillStyle: FillStyle
}

extension ShapeFill: View, PrimitiveView {
  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    ShapeFillNode(self, in: context) { $0 }
  }
}
