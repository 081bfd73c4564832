/// The node of a view that arranges the views of its content.
final class LayoutNode<Content: View, Arrangement: Layout, Inner: View>: TypedNode<Content>,
  ElementCollecting, RootNode
{
  private let layout: (Content) -> Arrangement
  private let content: (Content) -> Inner
  private var child: TypedNode<Inner>?
  private var arranged: ContainerElement<Arrangement>?

  init(
    _ view: Content, in context: NodeContext, layout: @escaping (Content) -> Arrangement,
    content: @escaping (Content) -> Inner
  ) {
    (self.layout, self.content) = (layout, content)
    super.init(view, in: context)
    child = self.context(contentInputs).node(for: content(view))
    arranged = ContainerElement(layout(view), node: self)
    graph.collectElements(of: self)
  }

  var node: ViewNode { self }

  var element: Element {
    guard let arranged else { preconditionFailure("a layout was asked for while being made") }
    return arranged
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  private var contentInputs: ViewInputs { inputs.arranged(along: layout(view).stackOrientation) }

  override func update(to view: Content, inputs: ViewInputs) {
    let old = layout(self.view)
    let surroundings = self.inputs.environment
    super.update(to: view, inputs: inputs)
    child?.show(content(view), inputs: contentInputs)
    updateContainer(from: surroundings)
    let new = layout(view)
    if !graph.fields.isSame(old, new) { arranged?.update(to: new) }
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(element)
  }

  override func elementsChanged() {
    graph.collectElements(of: self)
  }

  func collectElements() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    arranged?.show(elements)
  }
}
