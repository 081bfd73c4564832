/// The node of modifiers whose changes have a transaction of their own.
final class TransactionBodyNode<Content: View, Modified: View>: TypedNode<
  TransactionBody<Content, Modified>
>
{
  private let scope: TransactionScope
  private var child: TypedNode<Modified>?

  override init(_ view: TransactionBody<Content, Modified>, in context: NodeContext) {
    scope = TransactionScope(parent: context.inputs.transactions, isBody: true)
    super.init(view, in: context)
    prepare(view)
    child = self.context(modifiedInputs).node(for: view.modified)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override func update(to view: TransactionBody<Content, Modified>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    prepare(view)
    child?.update(to: view.modified, inputs: modifiedInputs)
  }

  private func prepare(_ view: TransactionBody<Content, Modified>) {
    scope.apply(toChangesOnly: view.editsChangesOnly, view.edit)
    view.source.scope = inputs.transactions
  }

  private var modifiedInputs: ViewInputs {
    var inputs = inputs
    inputs.transactions = scope
    return inputs
  }
}
