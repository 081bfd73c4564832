/// The node of a view that arranges the views of its content.
final class LayoutNode<Content: View, Arrangement: Layout, Inner: View>: TypedNode<Content>,
  ElementCollecting, RootNode
{
  private let layout: (Content) -> Arrangement
  private let content: (Content) -> Inner
  private var child: TypedNode<Inner>?
  private var container: ContainerElement<Arrangement>?

  init(
    _ view: Content, in context: NodeContext, layout: @escaping (Content) -> Arrangement,
    content: @escaping (Content) -> Inner
  ) {
    (self.layout, self.content) = (layout, content)
    super.init(view, in: context)
    child = self.context(contentInputs).node(for: content(view))
    container = ContainerElement(layout(view), node: self)
    graph.collectElements(of: self)
  }

  var node: ViewNode { self }

  var element: Element {
    guard let container else { preconditionFailure("a layout was asked for while being made") }
    return container
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  private var contentInputs: ViewInputs {
    var inputs = inputs
    (inputs.stackAxis, inputs.isRow) = (layout(view).stackOrientation, false)
    return inputs
  }

  override func update(to view: Content, inputs: ViewInputs) {
    let old = layout(self.view)
    let seesOther = self.inputs.environment !== inputs.environment
    super.update(to: view, inputs: inputs)
    child?.show(content(view), inputs: contentInputs)
    if seesOther { container?.update(surroundings: inputs.environment) }
    let new = layout(view)
    if !graph.fields.isSame(old, new) { container?.update(to: new) }
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(element)
  }

  // The views that transitions put around the items are not below this node.
  override func didRemove() {
    container?.nodeLeft()
  }

  override func didRestore() {
    container?.nodeCameBack()
  }

  override func elementsChanged() {
    graph.collectElements(of: self)
  }

  func collectElements() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    container?.show(elements)
  }
}
