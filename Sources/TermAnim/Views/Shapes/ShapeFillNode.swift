/// The node of a painted shape.
final class ShapeFillNode<Content: View, Outline: Shape, Style: ShapeStyle>: TypedNode<Content> {
  private let fill: (Content) -> ShapeFill<Outline, Style>
  private let element: ShapeElement<Outline>

  init(
    _ view: Content, in context: NodeContext,
    fill: @escaping (Content) -> ShapeFill<Outline, Style>
  ) {
    self.fill = fill
    let fill = fill(view)
    element = ShapeElement(
      fill.shape.adapted(to: context.inputs.environment.values),
      paint: fill.style.paint(in: context.inputs.environment.values),
      fillStyle: fill.fillStyle, graph: context.graph, scope: context.inputs.transactions)
    element.isRightToLeft = context.inputs.environment.isRightToLeft
    super.init(view, in: context)
    element.reader = backlink
  }

  override func update(to view: Content, inputs: ViewInputs) {
    let isSame =
      self.inputs.environment === inputs.environment && graph.fields.isSame(self.view, view)
    super.update(to: view, inputs: inputs)
    if !isSame { reevaluate() }
  }

  override func reevaluate() {
    let fill = fill(view)
    element.isRightToLeft = inputs.environment.isRightToLeft
    element.update(
      to: fill.shape.adapted(to: environment), paint: fill.style.paint(in: environment),
      fillStyle: fill.fillStyle)
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(element)
  }
}
