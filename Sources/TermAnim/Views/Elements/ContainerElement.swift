import Foundation

/// An element that arranges others with a layout, and shows them coming and going.
final class ContainerElement<Arrangement: Layout>: Element, Animating, ItemContainer {
  private var layout: AnimatedValue<Arrangement>
  private var cache: Arrangement.Cache?
  private var cacheIsStale = false
  private(set) var items: [ContainerItem] = [] {
    didSet { lent = nil }
  }
  /// What the layout is lent, for as long as the items are the same.
  private var lent: (elements: [Element], subviews: LayoutSubviews, placements: LayoutPlacements)?
  private var hasShownItems = false
  /// Whether the layout may set guides itself.
  private let setsGuides = !KnownTypes.leavesGuides(Arrangement.self)
  /// Makes the nodes of transitions.
  private let node: Unowned<ViewNode>
  var isAnimating = false

  /// A container whose transitions see the environment and transactions of `node`, and are there
  /// for as long as it is.
  init(_ layout: Arrangement, node: ViewNode) {
    self.layout = AnimatedValue(layout)
    self.node = Unowned(node)
    super.init(graph: node.graph, scope: node.inputs.transactions)
    isRightToLeft = node.inputs.environment.isRightToLeft
    node.container = self
  }

  /// Takes another layout, in the transaction of the current update.
  func update(to layout: Arrangement) {
    if self.layout.change(to: layout, with: transaction, at: graph.time) { graph.animate(self) }
    cache = nil
    setNeedsLayout()
  }

  func step(to time: FrameTime) -> Bool {
    let isRunning = layout.step(to: time)
    cache = nil
    setNeedsLayout()
    return isRunning
  }

  // MARK: Coming and going

  /// Shows `elements`; those that were not there before come in, missing ones leave.
  ///
  /// What is there the first time does not come in.
  func show(_ elements: [Element]) {
    let listed = items.filter { !$0.isLeaving }
    if listed.elementsEqual(elements, by: { $0.element === $1 }) && hasShownItems { return }
    var known = Dictionary(
      items.map { (ObjectIdentifier($0.element), $0) }, uniquingKeysWith: { first, _ in first })
    let shown = elements.map { element in
      known.removeValue(forKey: ObjectIdentifier(element)).map(returned) ?? arrived(element)
    }
    let leaving = items.filter { known[ObjectIdentifier($0.element)] === $0 && leave($0) }
    items = merge(shown, with: leaving)
    hasShownItems = true
    adoptItems()
  }

  override func directionChanged() {
    super.directionChanged()
    (cache, lent) = (nil, nil)
  }

  /// Shows elements no more, at once, which something else is about to show.
  func release(_ elements: [Element]) {
    let released = items.filter { item in elements.contains { $0 === item.element } }
    items.removeAll { item in released.contains { $0 === item } }
    for item in released {
      item.end()
      item.element.parent = nil
    }
    adoptItems()
  }

  private func arrived(_ element: Element) -> ContainerItem {
    let item = ContainerItem(element)
    item.enter(in: node.object, isThereAtOnce: !hasShownItems)
    return item
  }

  private func returned(_ item: ContainerItem) -> ContainerItem {
    item.stay()
    return item
  }

  /// Starts the leaving of an item, and says whether it is still to be seen.
  private func leave(_ item: ContainerItem) -> Bool {
    item.isLeaving || item.leave(in: self, node: node.object)
  }

  func update(surroundings: EnvironmentSnapshot) {
    isRightToLeft = surroundings.isRightToLeft
    for item in items { item.update(surroundings: surroundings) }
  }

  func nodeLeft() {
    for item in items { item.containerLeft() }
  }

  func nodeCameBack() {
    for item in items { item.containerCameBack() }
  }

  /// The items that stay, with those that leave behind the items they followed before.
  private func merge(_ shown: [ContainerItem], with leaving: [ContainerItem]) -> [ContainerItem] {
    guard !leaving.isEmpty else { return shown }
    let (staying, going) = (identifiers(of: shown), identifiers(of: leaving))
    var followers: [ObjectIdentifier?: [ContainerItem]] = [:]
    var last: ObjectIdentifier?
    for item in items {
      let identifier = ObjectIdentifier(item)
      if staying.contains(identifier) { last = identifier }
      if going.contains(identifier) { followers[last, default: []].append(item) }
    }
    return (followers[nil] ?? []) + shown.flatMap { [$0] + (followers[ObjectIdentifier($0)] ?? []) }
  }

  private func identifiers(of items: [ContainerItem]) -> Set<ObjectIdentifier> {
    Set(items.lazy.map { ObjectIdentifier($0) })
  }

  /// Takes an item that has left out of the picture.
  func itemHasLeft(_ item: ContainerItem) {
    guard item.isLeaving, let index = items.firstIndex(where: { $0 === item }) else { return }
    items.remove(at: index)
    item.end()
    setNeedsDrawing()
  }

  /// Makes the container the parent of what its items show.
  func adoptItems() {
    for item in items { item.shown.parent = self }
    (cache, lent) = (nil, nil)
    setNeedsLayout()
    setNeedsDrawing()
  }

  // MARK: Layout

  /// The elements that are laid out, as themselves and as the layout sees them.
  private var arranged:
    (elements: [Element], subviews: LayoutSubviews, placements: LayoutPlacements)
  {
    if let lent { return lent }
    var elements: [Element] = []
    for item in items where !item.isLeaving { elements.append(item.shown) }
    let placements = LayoutPlacements(count: elements.count)
    var subviews: [LayoutSubview] = []
    subviews.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      subviews.append(LayoutSubview(element, at: index, in: placements))
    }
    let arranged = (elements, LayoutSubviews(subviews, layoutDirection), placements)
    lent = arranged
    return arranged
  }

  private func withCache<Result>(
    _ body: (Arrangement, LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let (layout, subviews) = (layout.presented, arranged.subviews)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if cacheIsStale, self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
    cacheIsStale = false
    defer { self.cache = cache }
    return body(layout, subviews, &cache)
  }

  override func didForgetSizes() {
    cacheIsStale = true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout, subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Where the layout puts its subviews within `bounds`; nil where it does not say.
  private func placements(
    in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> [LayoutPlacements.Placement?] {
    let noted = arranged.placements
    noted.clear()
    withCache { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return noted.placements
  }

  override func didPlace() {
    let placements = placements(in: frame, placedProposal)
    for (element, placement) in zip(arranged.elements, placements) {
      if let placement {
        place(element, at: placement.origin, proposal: placement.proposal)
      } else {
        let size = element.size(for: placedProposal)
        element.place(
          at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
          proposal: placedProposal)
      }
    }
    for item in items where item.isLeaving { item.placeAgain() }
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    // What is in front of or behind a view, and single, lines up by its own guides.
    let isAlone = Arrangement.self == ZStackLayout.self && arranged.elements.count == 1
    if !setsGuides, !isAlone, guide.merging == .none { return nil }
    let bounds = CGRect(origin: .zero, size: size(for: proposal))
    return rememberedGuide(guide, for: proposal) {
      if isAlone { return arranged.elements[0].explicitGuide(guide, for: proposal) }
      return ownGuide(guide, in: bounds, proposal) ?? mergedGuide(guide, in: bounds, proposal)
    }
  }

  /// Where the layout itself sets a guide.
  private func ownGuide(
    _ guide: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard setsGuides else { return nil }
    return withCache { layout, subviews, cache in
      guide.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }

  /// What the guide makes of the places that subviews have set.
  private func mergedGuide(
    _ guide: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide.merging != .none, guide.merging != .mean || hasGuide(guide, proposal) else {
      return nil
    }
    var places = GuidePlaces()
    for (element, placement) in zip(arranged.elements, placements(in: bounds, proposal)) {
      guard let placement, let value = element.explicitGuide(guide, for: placement.proposal)
      else { continue }
      places.add(value + placement.origin.along(guide.axis))
    }
    return places.merged(guide.merging)
  }

  /// Whether a subview sets a guide: few do but for those of texts, so that places need not be
  /// found.
  private func hasGuide(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> Bool {
    for element in arranged.elements where element.explicitGuide(guide, for: proposal) != nil {
      return true
    }
    return false
  }

  override var spacing: ViewSpacing {
    withCache { layout, subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache)
    }
  }

  // MARK: Drawing and pointing

  /// The items from back to front; those that leave are behind the others of their layer.
  private var drawingOrder: [ContainerItem] {
    guard hasLayers else { return items }
    return items.enumerated()
      .map { (place: ($1.zIndex, $1.isBehind ? 0 : 1, $0), item: $1) }
      .sorted { $0.place < $1.place }
      .map(\.item)
  }

  private var hasLayers: Bool {
    for item in items where item.zIndex != 0 || item.isBehind { return true }
    return false
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    if Arrangement.self == RowsLayout.self { commands += SectionGrounds.commands(of: items) }
    for item in drawingOrder { item.shown.draw(into: &commands) }
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    drawingOrder.reversed().contains { !$0.isLeaving && $0.shown.hitTest(point, path: &path) }
  }

  override func showsCharacters(at point: CGPoint) -> Bool {
    items.contains { !$0.isLeaving && $0.shown.showsCharacters(at: point) }
  }
}
