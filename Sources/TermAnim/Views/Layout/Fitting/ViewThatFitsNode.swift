/// The node of a `ViewThatFits`: all candidates live, one is shown.
final class ViewThatFitsNode<Content: View>: TypedNode<ViewThatFits<Content>>, ElementCollecting {
  private var child: TypedNode<Content>?
  private var element: ViewThatFitsElement?

  override init(_ view: ViewThatFits<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = self.context(contentInputs).node(for: view.content)
    element = ViewThatFitsElement(
      axes: view.axes, graph: graph, scope: context.inputs.transactions)
    graph.collectElements(of: self)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  private var contentInputs: ViewInputs { inputs.arranged(along: nil) }

  override func update(to view: ViewThatFits<Content>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: contentInputs)
    element?.axes = view.axes
  }

  override func appendElements(to elements: inout [Element]) {
    if let element { elements.append(element) }
  }

  override func elementsChanged() {
    graph.collectElements(of: self)
  }

  func collectElements() {
    var candidates: [Element] = []
    child?.appendElements(to: &candidates)
    element?.candidates = candidates
  }
}
