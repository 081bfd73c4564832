/// The node of a `ViewThatFits`: all candidates are described, one is in the tree.
final class ViewThatFitsNode<Content: View>: TypedNode<ViewThatFits<Content>>, ElementCollecting {
  private var list: FittingListNode<Content>?
  private var element: ViewThatFitsElement?
  private var candidates: [FittingCandidate] = []

  override init(_ view: ViewThatFits<Content>, in context: NodeContext) {
    super.init(view, in: context)
    list = FittingListNode(view.content, in: self.context(contentInputs))
    element = ViewThatFitsElement(
      axes: view.axes, graph: graph, scope: context.inputs.transactions)
    element?.chose = { [weak self] in self?.showChosenLater() }
    list?.restored = { [weak self] in self?.showChosenLater() }
    graph.collectElements(of: self)
  }

  override var children: [ViewNode] {
    if let list { [list] } else { [] }
  }

  private var contentInputs: ViewInputs { inputs.arranged(along: nil) }

  override func update(to view: ViewThatFits<Content>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    list?.show(view.content, inputs: contentInputs)
    element?.axes = view.axes
  }

  override func appendElements(to elements: inout [Element]) {
    if let element { elements.append(element) }
  }

  override func elementsChanged() {
    graph.collectElements(of: self)
  }

  func collectElements() {
    var elements: [Element] = []
    list?.appendElements(to: &elements)
    let known = Dictionary(
      candidates.map { (ObjectIdentifier($0.element), $0) },
      uniquingKeysWith: { first, _ in first })
    candidates = elements.map {
      known[ObjectIdentifier($0)] ?? FittingCandidate($0, of: element)
    }
    list?.shown?.find(candidates)
    element?.candidates = elements
    // A view that has gone may come back before anything is placed anew.
    if candidates.contains(where: { $0.isShown && $0.item?.isRemoved == true }) {
      showChosenLater()
    }
  }

  /// Brings the candidate into the tree that the layout has chosen, and takes out the one before.
  private func showChosenLater() {
    graph.enqueueStill { [weak self] in
      guard let self, !isRemoved, let shown = list?.shown else { return }
      for candidate in candidates where candidate.isShown { shown.show(candidate) }
      shown.lookLater()
    }
  }
}
