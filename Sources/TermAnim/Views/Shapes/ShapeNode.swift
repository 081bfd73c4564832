/// The node of a shape that is used as a view.
@MainActor
enum ShapeNode {
  static func make<Outline: Shape>(
    _ shape: Outline, in context: NodeContext
  ) -> TypedNode<Outline> {
    ShapeFillNode(shape, in: context) {
      ShapeFill(shape: $0, style: ForegroundStyle(), fillStyle: FillStyle())
    }
  }
}
