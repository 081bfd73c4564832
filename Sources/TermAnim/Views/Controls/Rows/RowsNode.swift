/// The node of `Rows`.
final class RowsNode<Content: View>: TypedNode<Rows<Content>> {
  private var child: TypedNode<Content>?

  override init(_ view: Rows<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = self.context(rowInputs).node(for: view.content)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  private var rowInputs: ViewInputs {
    var inputs = inputs
    inputs.isRow = true
    return inputs
  }

  override func update(to view: Rows<Content>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: rowInputs)
  }
}
