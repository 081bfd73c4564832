/// What an update of the graph has yet to bring in line with what has changed.
@MainActor
struct UnfinishedWork {
  private var invalidNodes: [Weak<ViewNode>] = []
  private var movedNodes: [Weak<ViewNode>] = []
  private var collectors: [WeakCollector] = []
  private var staleContents: [Element] = []
  private var arrivals: [() -> Void] = []
  var layoutIsStale = true
  var placesAreStale = false

  /// Whether there is nothing to do; what only motion has changed can wait for a frame.
  var isEmpty: Bool {
    invalidNodes.isEmpty && collectors.isEmpty && arrivals.isEmpty && staleContents.isEmpty
      && !layoutIsStale && !placesAreStale
  }

  mutating func nodeBecameInvalid(_ node: ViewNode) {
    invalidNodes.append(Weak(node))
  }

  mutating func nodeMoved(_ node: ViewNode) {
    movedNodes.append(Weak(node))
  }

  /// Lets `node` collect the elements of its content.
  mutating func collectElements(of node: any ViewNode & ElementCollecting) {
    collectors.append(WeakCollector(node))
  }

  /// Lets the content of `element` be laid out, and nothing around.
  mutating func layOut(inside element: Element) {
    staleContents.append(element)
  }

  /// Lets `arrive` be done when all has been laid out as it is before.
  mutating func afterPreview(_ arrive: @escaping () -> Void) {
    arrivals.append(arrive)
  }

  /// Takes what lets something come, in the order in which it was found.
  mutating func takeArrivals() -> [() -> Void] {
    defer { arrivals.removeAll() }
    return arrivals
  }

  /// Takes the elements whose content is to be laid out, the outermost first.
  mutating func takeStaleContents() -> [Element] {
    defer { staleContents.removeAll() }
    guard staleContents.count > 1 else { return staleContents }
    return staleContents.map { (depth: $0.depth, element: $0) }
      .sorted { $0.depth < $1.depth }
      .map(\.element)
  }

  /// Takes the nodes that are to be evaluated, from the root downwards, and those beside each other in
  /// the order of being made, so that every run of a program does the same; empty when there are none.
  mutating func takeInvalidNodes() -> [ViewNode] {
    let nodes = invalidNodes.compactMap { $0.object }
    invalidNodes.removeAll(keepingCapacity: true)
    return nodes.count > 1 ? nodes.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) } : nodes
  }

  /// Takes the nodes that have moved.
  mutating func takeMovedNodes() -> [ViewNode] {
    defer { movedNodes.removeAll(keepingCapacity: true) }
    return movedNodes.compactMap { $0.object }
  }

  /// How many nodes are to collect their elements.
  var collectorCount: Int { collectors.count }

  /// Takes the last node that is to collect its elements; nil when there is none but the first
  /// `known`.
  mutating func takeCollector(after known: Int = 0) -> (any ElementCollecting)? {
    while collectors.count > known, let reference = collectors.popLast() {
      if let node = reference.node { return node }
    }
    return nil
  }
}
