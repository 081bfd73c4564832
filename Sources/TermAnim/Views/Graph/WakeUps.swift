/// The moments for which nodes wait, one for each node at most.
@MainActor
struct WakeUps {
  private struct WakeUp {
    let node: Backlink<ViewNode>
    let time: FrameTime
    /// Counts up, so that nodes that wait for one moment are taken in the order of asking.
    let number: Int
  }

  private var wakeUps: [ObjectIdentifier: WakeUp] = [:]
  private var count = 0

  /// Lets `node` wait for `time`, nil takes that back, and says whether it did not wait before.
  @discardableResult
  mutating func set(_ time: FrameTime?, for node: ViewNode) -> Bool {
    let key = ObjectIdentifier(node)
    guard let time else {
      wakeUps[key] = nil
      return false
    }
    count += 1
    let wakeUp = WakeUp(node: node.backlink, time: time, number: count)
    return wakeUps.updateValue(wakeUp, forKey: key)?.node.object == nil
  }

  /// The first moment; nil when no node waits.
  ///
  /// O(number of nodes that wait).
  var first: FrameTime? {
    var first: FrameTime?
    for wakeUp in wakeUps.values where wakeUp.node.object != nil {
      first = FrameTime.earliest(first, wakeUp.time)
    }
    return first
  }

  /// Takes the nodes whose moments are not after `time`, and forgets those that are gone.
  mutating func take(at time: FrameTime) -> [ViewNode] {
    var due: [(number: Int, node: ViewNode)] = []
    for (key, wakeUp) in wakeUps {
      let node = wakeUp.node.object
      guard wakeUp.time <= time || node == nil else { continue }
      wakeUps[key] = nil
      if let node { due.append((wakeUp.number, node)) }
    }
    return due.sorted { $0.number < $1.number }.map(\.node)
  }
}
