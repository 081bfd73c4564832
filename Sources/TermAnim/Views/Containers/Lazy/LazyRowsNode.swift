/// The node of a `LazyRowsView`.
final class LazyRowsNode<Content: View>: TypedNode<LazyRowsView<Content>> {
  private var child: TypedNode<Content>?

  override init(_ view: LazyRowsView<Content>, in context: NodeContext) {
    super.init(view, in: context)
    view.rows.list(below: self, along: view.axis, isGrid: view.isGrid)
    child = self.context().node(for: view.content)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override var rowMaker: RowMaker? { view.rows.maker }

  override func update(to view: LazyRowsView<Content>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: inputs)
  }

  override func elementsChanged() {
    view.rows.rowsChanged()
    super.elementsChanged()
  }

  override func didRestore() {
    view.rows.cameBack()
  }
}
