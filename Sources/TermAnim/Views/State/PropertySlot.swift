/// What a node keeps for one property, when it has to know about the node's life.
@MainActor
protocol PropertySlot: AnyObject {
  func nodeWasRemoved()
}
