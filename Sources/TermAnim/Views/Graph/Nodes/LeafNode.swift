/// The node of a view that is one element.
final class LeafNode<Content: View, Leaf: Element>: TypedNode<Content> {
  private let element: Leaf
  private let updateElement: (Content, Leaf, ViewNode) -> Void

  /// A node whose element is made by `make`, and given the new view by `update` when it or the
  /// environment may have changed.
  init(
    _ view: Content, in context: NodeContext, make: (Content, NodeContext) -> Leaf,
    update: @escaping (Content, Leaf, ViewNode) -> Void
  ) {
    element = make(view, context)
    updateElement = update
    super.init(view, in: context)
  }

  override func update(to view: Content, inputs: ViewInputs) {
    let isSame =
      self.inputs.environment === inputs.environment && self.inputs.stackAxis == inputs.stackAxis
      && graph.fields.isSame(self.view, view)
    super.update(to: view, inputs: inputs)
    if !isSame { updateElement(view, element, self) }
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(element)
  }
}
