/// The node of `TabPages`: all views keep their state, though not all show.
///
/// Those that do not are hidden: they appear when they are first to be seen.
final class TabPagesNode<Content: View>: TypedNode<TabPages<Content>>, ElementCollecting, Animating
{
  private var child: TypedNode<Content>?
  private var arranged: ContainerElement<PagesLayout>?
  private var tags: [AnyHashable] = []
  /// What each of the views is shown with.
  private var pages: [Weak<Element>] = []
  /// What each of the views is; nil where that is not known.
  private var pageNodes: [Backlink<ViewNode>?] = []
  /// Where the row of pages is on its way to what shows.
  private var row: AnimatedValue<PagesLayout>
  var isAnimating = false
  private var hasCollected = false
  private var hidesBar = false
  private var isAboutToReportBar = false

  override init(_ view: TabPages<Content>, in context: NodeContext) {
    row = AnimatedValue(Self.layout(of: view))
    super.init(view, in: context)
    child = self.context().node(for: view.content)
    arranged = ContainerElement(layout, node: self)
    graph.collectElements(of: self)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  private var layout: PagesLayout { Self.layout(of: view) }

  private static func layout(of view: TabPages<Content>) -> PagesLayout {
    PagesLayout(position: view.isPaged ? view.position : 0)
  }

  /// Which of the views are to be seen is not known before they are collected.
  override func hides(_ child: ViewNode) -> Bool {
    isHidden || !hasCollected
  }

  override func update(to view: TabPages<Content>, inputs: ViewInputs) {
    let old = layout
    let showsOther = self.view.index != view.index || self.view.isPaged != view.isPaged
    let surroundings = self.inputs.environment
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: inputs)
    updateContainer(from: surroundings)
    if layout.position != old.position {
      arranged?.update(to: layout)
      if row.change(to: layout, with: transaction, at: graph.time) { graph.animate(self) }
      uncoverPages()
    }
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
    let isKnown = tags == self.tags
    if !isKnown { report(tags) }
    let shows = elements.indices.map { view.isPaged || $0 == view.index }
    arranged?.show(zip(elements, shows).filter(\.1).map(\.0))
    // What does not show has no place, and cannot have the focus; what is seen leaving may return.
    for element in elements where !isArranged(element) { element.parent = nil }
    collectNodes(of: elements)
    if isKnown { uncoverPages() }
    preferencesChanged(ObjectIdentifier(TabBarWish.Key.self))
    preferencesChanged(ObjectIdentifier(ColorSchemeWish.Key.self))
  }

  private func isArranged(_ element: Element) -> Bool {
    arranged?.items.contains { $0.element === element } ?? false
  }

  private func report(_ tags: [AnyHashable]) {
    self.tags = tags
    graph.afterUpdate { [weak self, view] in
      view.report(tags)
      // Which of the views shows is known when the tab view has been described again.
      self?.graph.enqueue(Transaction()) { self?.elementsChanged() }
    }
  }

  // MARK: Sight

  /// Finds what the views are; those that were not there before are covered until it is known which
  /// of them shows.
  ///
  /// A view that is there alone is known by what is around all views, and by itself when others
  /// come.
  private func collectNodes(of elements: [Element]) {
    let covers = covers
    let old = Dictionary(
      pageNodes.compactMap { $0?.object }.map { (ObjectIdentifier($0), $0) },
      uniquingKeysWith: { first, _ in first })
    let soleNodes = soleNodes
    let nodes = elements.map { element in
      element.wrapped.lazy.compactMap { soleNodes[ObjectIdentifier($0)] }.first
    }
    pages = elements.map(Weak.init)
    pageNodes = nodes.map { $0.map(\.backlink) }
    let found = Set(nodes.compactMap { $0.map(ObjectIdentifier.init) })
    for case (let element, let node?) in zip(elements, nodes)
    where old[ObjectIdentifier(node)] == nil {
      node.isCovered = covers[ObjectIdentifier(element)] ?? true
    }
    for (id, node) in old where !found.contains(id) { node.isCovered = false }
    guard !hasCollected else { return }
    hasCollected = true
    child?.sightChanged()
  }

  /// Whether the views are covered, by their elements.
  private var covers: [ObjectIdentifier: Bool] {
    var covers: [ObjectIdentifier: Bool] = [:]
    for (page, node) in zip(pages, pageNodes) {
      if let element = page.object { covers[ObjectIdentifier(element)] = node?.object?.isCovered }
    }
    return covers
  }

  /// Covers the pages that are not to be seen, when the others are uncovered.
  private func uncoverPages() {
    for isCovered in [false, true] {
      for (index, node) in pageNodes.enumerated() where isSeen(index) != isCovered {
        node?.object?.isCovered = isCovered
      }
    }
  }

  /// Whether the view with a number shows, or is on its way.
  private func isSeen(_ index: Int) -> Bool {
    guard view.isPaged else { return index == view.index }
    return [row.model, row.presented].contains {
      abs(Double(index) - $0.position) < Self.leastDistance
    }
  }

  /// How far a page is at least from the place of the one that shows, in pages, where it is not
  /// seen; a little less than one, as a spring goes a little too far.
  private static var leastDistance: Double { 0.99 }

  func step(to time: FrameTime) -> Bool {
    let isMoving = row.step(to: time)
    let isOther = pageNodes.enumerated().contains { index, node in
      node?.object.map { $0.isCovered == isSeen(index) } ?? false
    }
    if isOther {
      graph.enqueue(Transaction()) { [weak self] in self?.pagesMoved() }
    }
    return isMoving
  }

  /// What rests with the pages depends on the frame in which they are out of sight.
  private func pagesMoved() {
    graph.traceCount += 1
    uncoverPages()
  }

  // MARK: The bar

  override func preferencesChanged(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(TabBarWish.Key.self) { barChanged() }
    super.preferencesChanged(key)
  }

  /// What is wished in a page that does not show is nothing to those further out.
  ///
  /// Nor is what is wished of the bar of these tabs; but pages have no bar, and mean that of tabs
  /// around.
  override func addPreferences<Key: PreferenceKey>(
    of key: Key.Type, to reduction: inout PreferenceReduction<Key>
  ) {
    if key == ColorSchemeWish.Key.self {
      if let wishes = shownWishes(ColorScheme.self) as? Key.Value { reduction.add(wishes) }
    } else if key == TabBarWish.Key.self {
      if view.isPaged, let wishes = shownWishes(Visibility.self) as? Key.Value {
        reduction.add(wishes)
      }
    } else if key != InnerTabBadgeKey.self {
      super.addPreferences(of: key, to: &reduction)
    }
  }

  /// What is wished in the page that shows, and around it.
  private func shownWishes<Value>(_ value: Value.Type) -> [Wish<Value>] {
    guard pages.indices.contains(view.index), let page = pages[view.index].object else { return [] }
    return child?.preference(Wish<Value>.Key.self)?.filter { $0.isShown(inside: page) } ?? []
  }

  /// Asks what the view that shows says of the bar when the update is over, as it is laid out then.
  private func barChanged() {
    guard !isAboutToReportBar else { return }
    isAboutToReportBar = true
    let transaction = transaction
    graph.afterUpdate { [weak self] in self?.reportBar(in: transaction) }
  }

  private func reportBar(in transaction: Transaction) {
    isAboutToReportBar = false
    guard !isRemoved else { return }
    let wish = shownWishes(Visibility.self).last { $0.pagesAbove == 0 }
    let hides = wish?.value == .hidden
    guard hides != hidesBar else { return }
    hidesBar = hides
    transaction.perform { view.reportBar(hides) }
  }
}
