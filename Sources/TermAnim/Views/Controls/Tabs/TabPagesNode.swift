/// The node of `TabPages`: all views keep their state, though not all show.
final class TabPagesNode<Content: View>: TypedNode<TabPages<Content>>, ElementCollecting {
  private var child: TypedNode<Content>?
  private var arranged: ContainerElement<PagesLayout>?
  private var tags: [AnyHashable] = []
  /// What each of the views is shown with.
  private var pages: [Weak<Element>] = []
  private var hidesBar = false
  private var isAboutToReportBar = false

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
    let shows = elements.indices.map { view.isPaged || $0 == view.index }
    // What does not show has no place, and cannot have the focus.
    for (element, shows) in zip(elements, shows) where !shows { element.parent = nil }
    arranged?.show(zip(elements, shows).filter(\.1).map(\.0))
    pages = elements.map(Weak.init)
    preferencesChanged(ObjectIdentifier(TabBarWish.Key.self))
  }

  // MARK: The bar

  override func preferencesChanged(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(TabBarWish.Key.self) { barChanged() }
    super.preferencesChanged(key)
  }

  /// What is said about the bar of these tabs is nothing to one further out.
  ///
  /// Pages have no bar, and what the one that shows says is meant for that.
  override func addPreferences<Key: PreferenceKey>(
    of key: Key.Type, to reduction: inout PreferenceReduction<Key>
  ) {
    guard key == TabBarWish.Key.self else {
      return super.addPreferences(of: key, to: &reduction)
    }
    if view.isPaged, let wishes = pageWishes as? Key.Value { reduction.add(wishes) }
  }

  /// What the page that shows says; nil where it says nothing.
  private var pageWishes: [TabBarWish]? {
    guard pages.indices.contains(view.index), let page = pages[view.index].object else {
      return nil
    }
    return child?.preference(TabBarWish.Key.self)?.filter { $0.isShown(inside: page) }
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
    guard !isRemoved, let child, let arranged else { return }
    let wish = child.preference(TabBarWish.Key.self)?.last { $0.isShown(inside: arranged) }
    let hides = wish?.visibility == .hidden
    guard hides != hidesBar else { return }
    hidesBar = hides
    transaction.perform { view.reportBar(hides) }
  }
}
