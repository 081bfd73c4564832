/// The node of an `EquatableView`.
final class EquatableNode<Content: Equatable & View>: TypedNode<EquatableView<Content>> {
  private var child: TypedNode<Content>?

  override init(_ view: EquatableView<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  /// A view that is equal is described as it was: what its `==` leaves out stays, too.
  override func update(to view: EquatableView<Content>, inputs: ViewInputs) {
    let shown = view.content == self.view.content ? self.view : view
    super.update(to: shown, inputs: inputs)
    child?.show(shown.content, inputs: inputs)
  }
}
