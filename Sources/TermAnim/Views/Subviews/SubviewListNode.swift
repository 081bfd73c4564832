/// The node of views that are listed, and shown elsewhere.
final class SubviewListNode<Content: View>: TypedNode<Content>, SubviewList {
  private let written: WrittenInputs
  /// Told when there may be other subviews.
  private let changed: () -> Void
  private var shown: ShownSubviews?
  private var child: TypedNode<Content>?
  private var sources: [SubviewSource] = []
  /// Those that are listed no longer, and may be seen leaving.
  private var departed: [Weak<SubviewSource>] = []
  private var count = 0
  /// The same views once more, for those that are shown in several places; nil before there is one.
  private(set) var double: SubviewListNode?

  init(
    _ view: Content, written: WrittenInputs, in context: NodeContext,
    changed: @escaping () -> Void
  ) {
    (self.written, self.changed) = (written, changed)
    super.init(view, in: context)
    shown = ShownSubviews(of: self)
    child = self.context().node(for: view)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(to view: Content, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    child?.show(view, inputs: inputs)
    double?.show(view, inputs: inputs)
  }

  // What is listed is for those who made the list, not for those around.
  override func elementsChanged() {
    shown?.forgetIdentities()
    changed()
  }

  /// The views as they are now.
  func subviews() -> [Subview] {
    var elements: [Element] = []
    appendElements(to: &elements)
    let old = sources + departed.compactMap(\.object)
    let known = Dictionary(
      old.map { (ObjectIdentifier($0.element), $0) }, uniquingKeysWith: { first, _ in first })
    sources = elements.compactMap { known[ObjectIdentifier($0)] ?? source(of: $0) }
    let listed = Set(sources.map(ObjectIdentifier.init))
    departed = old.filter { !listed.contains(ObjectIdentifier($0)) }.map(Weak.init)
    shown?.find(sources)
    let nodes = soleNodes
    let doubles = double?.subviews() ?? []
    return sources.enumerated().map { index, source in
      source.stand(
        source.element.wrapped.lazy.compactMap { nodes[ObjectIdentifier($0)] }.first)
      // Which is which is known only where no state has made more of a view, or less.
      let double = doubles.count == sources.count ? doubles[index] : nil
      if let double { source.double = double.source }
      return Subview(
        source: source, generation: source.generation + (double?.generation ?? 0),
        containerValues: source.element.containerValues)
    }
  }

  func makeDoubles() {
    guard double == nil, let parent else { return }
    double = graph.complete {
      SubviewListNode(view, written: written, in: parent.context(inputs), changed: changed)
    }
    _ = subviews()
  }

  private func source(of element: Element) -> SubviewSource? {
    guard let shown else { return nil }
    count += 1
    return SubviewSource(
      id: Subview.ID(number: count), element: element, in: self, written: written, shown: shown)
  }
}
