/// The node of `Segments`.
final class SegmentsNode<Content: View>: TypedNode<Segments<Content>>, ElementCollecting {
  private var child: TypedNode<Content>?
  private var segments: SegmentsElement?

  override init(_ view: Segments<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
    let layout = SegmentsLayout(pixelsPerPoint: inputs.environment.values.pixelsPerPoint)
    segments = SegmentsElement(
      view.choice, around: ContainerElement(layout, node: self), isBar: view.host != nil,
      in: inputs)
    collectElements()
    view.host?.tell(self)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override var focusableElements: [FocusableElement] {
    if let segments { [segments] } else { [] }
  }

  override func update(to view: Segments<Content>, inputs: ViewInputs) {
    let surroundings = self.inputs.environment
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: inputs)
    updateContainer(from: surroundings)
    segments?.update(inputs)
    segments?.choice = view.choice
  }

  override func appendElements(to elements: inout [Element]) {
    if let segments { elements.append(segments) }
  }

  override func elementsChanged() {
    graph.collectElements(of: self)
  }

  func collectElements() {
    var elements: [Element] = []
    if let host = view.host {
      elements = host.elements
      for (index, element) in elements.enumerated() { element.rowID = ViewIdentity(index) }
    } else {
      child?.appendElements(to: &elements)
    }
    segments?.show(elements)
  }
}
