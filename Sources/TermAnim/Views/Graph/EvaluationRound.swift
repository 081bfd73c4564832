/// The nodes that are to be evaluated, from the root downwards, and those beside each other in the
/// order of being made, so that every run of a program does the same.
///
/// What becomes invalid meanwhile has its turn in the same round if it is below: a body never runs
/// before those above it have said what it is made of.
@MainActor
struct EvaluationRound {
  private var nodes: [ViewNode]
  private var position = 0

  init(_ nodes: [ViewNode]) {
    self.nodes = nodes.count > 1 ? nodes.sorted { $1.comes(after: $0) } : nodes
  }

  var isEmpty: Bool { nodes.isEmpty }

  /// The next node; nil at the end of the round.
  mutating func next() -> ViewNode? {
    guard position < nodes.count else { return nil }
    defer { position += 1 }
    return nodes[position]
  }

  /// Gives `node`, which comes after the last one that was taken, its turn. O(nodes of the round)
  mutating func add(_ node: ViewNode) {
    var (low, high) = (position, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if node.comes(after: nodes[middle]) { low = middle + 1 } else { high = middle }
    }
    nodes.insert(node, at: low)
  }
}

extension ViewNode {
  /// Whether the node is evaluated after another one: it is farther down, or was made later.
  final func comes(after other: ViewNode) -> Bool {
    (depth, number) > (other.depth, other.number)
  }
}
