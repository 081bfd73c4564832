/// The node of a modifier that edits the transactions that reach its content.
final class TransactionNode<Content: View, Modifier: TransactionModifying>: TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  private let scope: TransactionScope
  private var child: TypedNode<Content>?

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    scope = TransactionScope(parent: context.inputs.transactions)
    super.init(view, in: context)
    view.modifier.apply(to: scope, replacing: nil, in: graph.currentUpdate)
    child = self.context(contentInputs).node(for: view.content)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  private var contentInputs: ViewInputs {
    var inputs = inputs
    inputs.transactions = scope
    return inputs
  }

  override func update(to view: ModifiedContent<Content, Modifier>, inputs: ViewInputs) {
    let old = self.view.modifier
    super.update(to: view, inputs: inputs)
    view.modifier.apply(to: scope, replacing: old, in: graph.currentUpdate)
    child?.show(view.content, inputs: contentInputs)
  }
}
