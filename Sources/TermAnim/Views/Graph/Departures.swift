/// The nodes that leave the tree in the update that is going on, and what states were before it and
/// before those in which views left that are still seen.
///
/// A view is seen leaving as it was: what was made for it, as the content of a geometry reader, may
/// be evaluated once more, and must not find an element of an array that has been removed with it.
@MainActor
struct Departures {
  private var nodes: [(node: ViewNode, farewell: Farewell)] = []
  /// What states were before the update that is going on; nil where none has changed in it.
  private var ongoing: PastStates?
  /// Those of the last update in which something left that is still seen.
  private weak var last: PastStates?
  private var count = 0

  var isEmpty: Bool { nodes.isEmpty }

  /// A farewell of what leaves now.
  mutating func makeFarewell() -> Farewell {
    Farewell(past: current())
  }

  /// Keeps a node alive until the end of the update.
  mutating func append(_ node: ViewNode, _ farewell: Farewell) {
    nodes.append((node, farewell))
  }

  /// Whether a node has left in this update, and nobody is known to show it leaving.
  mutating func isGone(_ node: ViewNode) -> Bool {
    guard node.isRemoved, !nodes.isEmpty else { return false }
    let farewell = node.nearestFarewell.map { ObjectIdentifier($0) }
    let index = nodes.firstIndex { ObjectIdentifier($0.farewell) == farewell }
    guard let index else { return false }
    return isKnownUniquelyReferenced(&nodes[index].farewell)
  }

  /// Notes what a state was that changes in this update.
  mutating func keep(_ value: Any, of state: AnyObject) {
    current().keep(value, of: state)
  }

  /// What a state was when something left; nil if it has been the same since.
  func value(of state: AnyObject, since past: PastStates) -> Any? {
    past.value(of: state) ?? ongoing?.value(of: state)
  }

  /// Takes the nodes at the end of the update: those that nobody shows leaving go.
  mutating func takeNodes() -> [(node: ViewNode, farewell: Farewell)] {
    defer { nodes = [] }
    return nodes
  }

  /// Takes what states were before the update, which is over, unless something that left in it is
  /// still seen.
  mutating func takePast() -> PastStates? {
    defer { ongoing = nil }
    if isKnownUniquelyReferenced(&ongoing) {
      if let ongoing { last?.keep(ongoing) }
      return ongoing
    }
    if let ongoing {
      last?.follow(with: ongoing)
      last = ongoing
    }
    return nil
  }

  private mutating func current() -> PastStates {
    if let ongoing { return ongoing }
    let past = PastStates(number: count)
    count += 1
    ongoing = past
    return past
  }
}
