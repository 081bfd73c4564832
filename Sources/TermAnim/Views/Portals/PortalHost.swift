/// A place that shows elements of views that are elsewhere in the tree.
///
/// What is shown keeps its environment, state and transactions from where it is written; only its
/// elements are laid out here. A class because sources and the place itself refer to it.
@MainActor
final class PortalHost {
  private let order: Order
  /// In the order of coming.
  private var sources: [Backlink<ViewNode>] = []
  private var collectors: [WeakCollector] = []
  private var isKnown = false

  /// What comes first.
  enum Order {
    /// What has come first; what others bring with them is in front of those.
    case coming
    /// What is written first.
    case writing
  }

  nonisolated init(order: Order = .writing) {
    self.order = order
  }

  /// The elements to be shown, in order.
  var elements: [Element] { ordered.flatMap(elements(of:)) }

  private var ordered: [Backlink<ViewNode>] {
    guard order == .writing, sources.count > 1 else { return sources }
    let places = sources.map { (source: $0, place: $0.object?.writtenPlace ?? []) }
    return places.sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.source)
  }

  /// The last of them; nil where there is none.
  var last: Element? {
    for source in sources.reversed() {
      if let element = elements(of: source).last { return element }
    }
    return nil
  }

  private func elements(of source: Backlink<ViewNode>) -> [Element] {
    (source.object as? any PortalSource)?.portalElements ?? []
  }

  /// Whether the place is hidden; those that do not know of one are not.
  var isHidden: Bool {
    let places = collectors.compactMap(\.node)
    return !places.isEmpty && places.allSatisfy { $0.isHidden }
  }

  /// Shows what `source` has after what is there already, but before what has come from within
  /// `content`; nil is nothing.
  func add(_ source: some ViewNode & PortalSource, bringing content: ViewNode?) {
    sources.removeAll { $0.object == nil || $0.object === source }
    let first = content.flatMap { content in
      sources.firstIndex { $0.object?.isInside(content) ?? false }
    }
    sources.insert(source.backlink, at: first ?? sources.endIndex)
    if !isKnown { source.graph.portals.append(self) }
    isKnown = true
    sourcesChanged()
  }

  func remove(_ source: ViewNode) {
    sources.removeAll { $0.object == nil || $0.object === source }
    sourcesChanged()
  }

  /// Gives up what `source` has, which another host is to show: it does not leave.
  func release(_ source: some ViewNode & PortalSource) {
    let elements = source.portalElements
    for place in collectors { (place.node as? any PortalPlace)?.release(elements) }
    remove(source)
  }

  /// Makes `node` collect the elements of the host whenever there are others.
  func tell(_ node: some ViewNode & ElementCollecting) {
    collectors.removeAll { $0.node == nil || $0.node === node }
    collectors.append(WeakCollector(node))
  }

  /// Has the elements collected anew if they may be in another order.
  func nodesMoved() {
    if order == .writing, sources.count > 1 { sourcesChanged() }
  }

  /// Has the elements collected anew in the update that is going on.
  func sourcesChanged() {
    for case let node? in collectors.map(\.node) { node.graph.collectElements(of: node) }
  }
}
