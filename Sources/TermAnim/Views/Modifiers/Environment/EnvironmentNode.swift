/// The node of an `EnvironmentModifier`.
final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  /// Kept as long as nothing it was made of changes, so that nodes below see that by identity.
  private var edited: EnvironmentSnapshot {
    didSet { scope.tell(edited.values) }
  }
  /// Tells animations of the content about the environment.
  private let scope: TransactionScope
  private var child: TypedNode<Content>?

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    edited = Self.snapshot(view.modifier, context.inputs)
    scope = TransactionScope(parent: context.inputs.transactions)
    scope.tell(edited.values)
    super.init(view, in: context)
    child = self.context(contentInputs).node(for: view.content)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  private var contentInputs: ViewInputs {
    var inputs = inputs
    (inputs.environment, inputs.transactions) = (edited, scope)
    return inputs
  }

  override func update(to view: ModifiedContent<Content, Modifier>, inputs: ViewInputs) {
    let isSame =
      self.inputs.environment === inputs.environment
      && graph.fields.isSame(self.view.modifier, view.modifier)
    super.update(to: view, inputs: inputs)
    if !isSame { edit() }
    child?.show(view.content, inputs: contentInputs)
  }

  /// Makes the environment anew; a closure is never the same, but may do the same.
  private func edit() {
    let new = Self.snapshot(view.modifier, inputs)
    if !new.values.isSame(as: edited.values) { edited = new }
  }

  private static func snapshot(_ modifier: Modifier, _ inputs: ViewInputs) -> EnvironmentSnapshot {
    var values = inputs.environment.values
    modifier.edit(&values, in: inputs.transactions)
    return EnvironmentSnapshot(values)
  }
}
