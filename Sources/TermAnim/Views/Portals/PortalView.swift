/// The place where the elements of hosts are shown, arranged by a layout.
struct PortalView<Arrangement> {
  /// The elements of the first come first.
  let hosts: [PortalHost]
  let layout: Arrangement
  /// The most elements that are shown; the first ones are.
  var limit = Int.max
}

extension PortalView: View, PrimitiveView where Arrangement: Layout {
  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    PortalViewNode(self, in: context)
  }
}
