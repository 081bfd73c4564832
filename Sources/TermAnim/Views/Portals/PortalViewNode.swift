/// The node of a `PortalView`.
final class PortalViewNode<Arrangement: Layout>: TypedNode<PortalView<Arrangement>>,
  ElementCollecting, PortalPlace
{
  private var arranged: ContainerElement<Arrangement>?
  /// Whether it leaves the tree itself: what it shows leaves with it, and not before.
  private var isLeaving = false

  override init(_ view: PortalView<Arrangement>, in context: NodeContext) {
    super.init(view, in: context)
    arranged = ContainerElement(view.layout, node: self)
    // What is there at first is simply there; all that comes later comes in.
    collectElements()
    for host in view.hosts { host.tell(self) }
  }

  override func update(to view: PortalView<Arrangement>, inputs: ViewInputs) {
    let old = self.view
    let surroundings = self.inputs.environment
    super.update(to: view, inputs: inputs)
    updateContainer(from: surroundings)
    if !graph.fields.isSame(old.layout, view.layout) { arranged?.update(to: view.layout) }
    guard !old.hosts.elementsEqual(view.hosts, by: ===) else { return }
    for host in view.hosts { host.tell(self) }
    graph.collectElements(of: self)
  }

  override func appendElements(to elements: inout [Element]) {
    if let arranged { elements.append(arranged) }
  }

  func release(_ elements: [Element]) {
    arranged?.release(elements)
  }

  override func didRemove() {
    isLeaving = true
  }

  override func didRestore() {
    isLeaving = false
    graph.collectElements(of: self)
  }

  func collectElements() {
    guard !isLeaving else { return }
    arranged?.show(Array(view.hosts.flatMap(\.elements).prefix(view.limit)))
  }
}
