/// The node of a button: what its style has made of it stays while its label and its action change.
///
/// A style makes a tree of views around a label. All that they know of the label and of the action
/// is what stands for them, so that none is described anew for another label.
///
/// The type of the button is another one to it, as is that of a geometry reader to its node.
final class ButtonNode<Described, Label: View>: TypedNode<Described> {
  private let button: (Described) -> Button<Label>
  private let label: ViewContentSource<Label>
  private let action: ButtonAction
  private var child: TypedNode<StyledButton>?

  /// A node in `context` for `view`, which is what `button` makes of it.
  init(
    _ view: Described, in context: NodeContext, button: @escaping (Described) -> Button<Label>
  ) {
    self.button = button
    let described = button(view)
    label = ViewContentSource(described.label, of: context.inputs.evaluation)
    action = ButtonAction(described.action)
    super.init(view, in: context)
    child = self.context(styledInputs).node(for: styled)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(to view: Described, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    let described = button(view)
    action.run = described.action
    label.update(to: described.label, of: inputs.evaluation, comparingBy: graph.fields)
    child?.show(styled, inputs: styledInputs)
  }

  private var styled: StyledButton {
    StyledButton(role: button(view).role, label: label, action: action)
  }

  /// What stands for the label and the action is the same in all evaluations.
  private var styledInputs: ViewInputs {
    var inputs = inputs
    inputs.evaluation = 0
    return inputs
  }
}
