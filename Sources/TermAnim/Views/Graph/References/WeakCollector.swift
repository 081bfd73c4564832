/// A node that holds elements, which the reference does not keep alive.
///
/// Not a `Weak`, which would have to ask the node for the protocol.
struct WeakCollector {
  private(set) weak var node: (any ViewNode & ElementCollecting)?

  init(_ node: any ViewNode & ElementCollecting) {
    self.node = node
  }
}
