/// Being seen, and waited for, while leaving the tree.
extension ViewNode {
  /// What waits for the node, and perhaps for what is around it, to be seen no longer.
  final var nearestFarewell: Farewell? {
    sequence(first: self as ViewNode, next: \.parent).lazy.compactMap(\.parting.farewell).first
  }

  /// Whether the node is in sight, or has left the tree and is still seen leaving.
  final var isSeen: Bool {
    !isHidden && (!isRemoved || nearestFarewell != nil)
  }

  /// Makes the subtree be seen as long as `farewell` waits when it is taken out of the tree; nil
  /// where nobody sees it leaving.
  final func part(with farewell: Farewell?) {
    parting.farewell = farewell
  }

  /// The same, as long as what the node waits for already waits at least.
  final func part(after farewell: Farewell?) {
    if let own = parting.farewell { farewell?.hold(own) }
    part(with: farewell)
  }

  /// Runs `action` when the node, which has just been taken out of the tree, is not seen leaving
  /// any more, unless it comes back before; at once for a node that is hidden.
  final func whenGone(_ action: @escaping () -> Void) {
    guard isRemoved, let farewell = nearestFarewell else { return action() }
    farewell.add(parting.beginAbsence(), action)
  }

  /// Lets the graph wake the node no more as soon as it is not seen any more.
  final func restWhenGone() {
    whenGone { [weak self, weak graph] in
      if let self { graph?.wake(self, at: nil) }
    }
  }

  /// What a state was when this node or what is around it left the tree; nil if it has been the
  /// same since, and for a state of what left, such as one of an animation that goes on in it.
  ///
  /// The state belongs to a node of the depth `depth` around this one.
  final func pastValue(of state: AnyObject, ownedAt depth: Int) -> Any? {
    let around = sequence(first: self as ViewNode, next: \.parent).prefix { $0.depth > depth }
    let pasts = around.compactMap { $0.parting.farewell?.past }
    guard let past = pasts.min(by: { $0.number < $1.number }),
      let value = graph.departures.value(of: state, since: past)
    else { return nil }
    parting.readsPast = true
    return value
  }
}
