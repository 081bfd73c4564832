/// What an update of the graph has yet to bring in line with what has changed.
@MainActor
struct UnfinishedWork {
  private var invalidNodes: [Backlink<ViewNode>] = []
  /// Those of what has left the tree, until it is known who of them is seen leaving.
  private var absentNodes: [Backlink<ViewNode>] = []
  private var movedNodes: [Backlink<ViewNode>] = []
  private var collectors: [WeakCollector] = []
  /// How many of them are to wait for now.
  private var waitingCollectors = 0
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
    invalidNodes.append(node.backlink)
  }

  /// Lets a node of what has left the tree wait.
  mutating func setAside(_ node: ViewNode) {
    absentNodes.append(node.backlink)
  }

  /// Lets the nodes that were set aside have their turn, but for those that are gone; says whether
  /// there are any.
  mutating func takeBack(except isGone: (ViewNode) -> Bool) -> Bool {
    guard !absentNodes.isEmpty else { return false }
    let (absent, count) = (absentNodes, invalidNodes.count)
    absentNodes.removeAll()
    for link in absent {
      guard let node = link.object else { continue }
      if isGone(node) { absentNodes.append(link) } else { invalidNodes.append(link) }
    }
    return invalidNodes.count > count
  }

  mutating func nodeMoved(_ node: ViewNode) {
    movedNodes.append(node.backlink)
  }

  /// Lets `node` collect the elements of its content, once however often it is asked for.
  mutating func collectElements(of node: any ViewNode & ElementCollecting) {
    if let index = node.collectorIndex, index >= waitingCollectors { return }
    node.collectorIndex = collectors.count
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

  /// Takes the nodes that are to be evaluated, in any order; none when there are none.
  mutating func takeInvalidNodes() -> [ViewNode] {
    defer { invalidNodes.removeAll(keepingCapacity: true) }
    return invalidNodes.compactMap { $0.object }
  }

  /// Takes those of them that come after `node`.
  mutating func takeInvalidNodes(after node: ViewNode) -> [ViewNode] {
    guard !invalidNodes.isEmpty else { return [] }
    let nodes = takeInvalidNodes()
    for other in nodes where !other.comes(after: node) { nodeBecameInvalid(other) }
    return nodes.filter { $0.comes(after: node) }
  }

  /// Takes the nodes that have moved.
  mutating func takeMovedNodes() -> [ViewNode] {
    defer { movedNodes.removeAll(keepingCapacity: true) }
    return movedNodes.compactMap { $0.object }
  }

  /// Lets all nodes wait that are to collect their elements so far; how many waited before.
  mutating func holdCollectors() -> Int {
    defer { waitingCollectors = collectors.count }
    return waitingCollectors
  }

  /// Lets only the first `count` nodes wait.
  mutating func releaseCollectors(after count: Int) {
    waitingCollectors = count
  }

  /// Takes the last node that is to collect its elements; nil when there is none but those that
  /// wait.
  mutating func takeCollector() -> (any ElementCollecting)? {
    while collectors.count > waitingCollectors, let reference = collectors.popLast() {
      guard let node = reference.node else { continue }
      node.collectorIndex = nil
      return node
    }
    return nil
  }
}
