/// The node of a button: what its style has made of it stays while its label and its action change.
///
/// A style makes a tree of views around a label. All that they know of the label and of the action
/// is what stands for them, so that none is described anew for another label.
final class ButtonNode<Label: View>: TypedNode<Button<Label>> {
  private let label: ViewContentSource<Label>
  private let action: ButtonAction
  private var child: TypedNode<StyledButton>?

  override init(_ view: Button<Label>, in context: NodeContext) {
    label = ViewContentSource(view.label, of: context.inputs.evaluation)
    action = ButtonAction(view.action)
    super.init(view, in: context)
    child = self.context(styledInputs).node(for: styled)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(to view: Button<Label>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    action.run = view.action
    label.update(to: view.label, of: inputs.evaluation, comparingBy: graph.fields)
    child?.show(styled, inputs: styledInputs)
  }

  private var styled: StyledButton {
    StyledButton(role: view.role, label: label, action: action)
  }

  /// What stands for the label and the action is the same in all evaluations.
  private var styledInputs: ViewInputs {
    var inputs = inputs
    inputs.evaluation = 0
    return inputs
  }
}
