/// The node around the views of a `ViewThatFits`, of which one is in the tree.
///
/// A node of its own, since that of the `ViewThatFits` may be a row that comes and goes itself.
final class FittingListNode<Content: View>: TypedNode<Content> {
  private(set) var shown: ShownSubviews?
  /// Called when all of it has come back into the tree.
  var restored: () -> Void = {}
  private var child: TypedNode<Content>?

  override init(_ view: Content, in context: NodeContext) {
    super.init(view, in: context)
    shown = ShownSubviews(of: self)
    child = self.context().node(for: view)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(to view: Content, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    child?.show(view, inputs: inputs)
  }

  override func didRestore() {
    restored()
  }
}
