/// The node of `TabPages`: all views keep their state, though not all show.
final class TabPagesNode<Content: View>: TypedNode<TabPages<Content>>, ElementCollecting {
  private var child: TypedNode<Content>?
  private var arranged: ContainerElement<PagesLayout>?
  private var tags: [AnyHashable] = []

  override init(_ view: TabPages<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
    arranged = ContainerElement(layout, node: self)
    graph.collectElements(of: self)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  private var layout: PagesLayout {
    PagesLayout(position: view.isPaged ? view.position : 0)
  }

  override func update(to view: TabPages<Content>, inputs: ViewInputs) {
    let old = layout
    let showsOther = self.view.index != view.index || self.view.isPaged != view.isPaged
    let surroundings = self.inputs.environment
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: inputs)
    updateContainer(from: surroundings)
    if layout.position != old.position { arranged?.update(to: layout) }
    if showsOther { graph.collectElements(of: self) }
  }

  override func appendElements(to elements: inout [Element]) {
    if let arranged { elements.append(arranged) }
  }

  override func elementsChanged() {
    graph.collectElements(of: self)
  }

  func collectElements() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    let tags = elements.enumerated().map { $1.choiceTag ?? AnyHashable($0) }
    if tags != self.tags {
      self.tags = tags
      graph.afterUpdate { [view] in view.report(tags) }
    }
    let shown = elements.enumerated().filter { view.isPaged || $0.offset == view.index }
    // What does not show has no place, and cannot have the focus.
    for element in elements { element.parent = nil }
    arranged?.show(shown.map(\.element))
  }
}
