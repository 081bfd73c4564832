/// A node that holds elements, which the reference does not keep alive.
///
/// Not a `Backlink` alone, which would have to ask the node for the protocol.
@MainActor
struct WeakCollector {
  private let link: Backlink<ViewNode>
  private unowned(unsafe) let collector: any ViewNode & ElementCollecting

  init(_ node: any ViewNode & ElementCollecting) {
    (link, collector) = (node.backlink, node)
  }

  /// Nil when the node is gone.
  var node: (any ViewNode & ElementCollecting)? {
    link.object == nil ? nil : collector
  }
}
