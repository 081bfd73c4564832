/// The node of an `AppearanceModifier`.
final class AppearanceNode<Content: View>: TypedNode<
  ModifiedContent<Content, AppearanceModifier>
>
{
  private var child: TypedNode<Content>?
  /// Whether the view has appeared and is not gone.
  private var isThere = false

  override init(
    _ view: ModifiedContent<Content, AppearanceModifier>, in context: NodeContext
  ) {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
    if !isRemoved { appear() }
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(
    to view: ModifiedContent<Content, AppearanceModifier>, inputs: ViewInputs
  ) {
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: inputs)
  }

  override func didRemove() {
    whenGone { [weak self, weak graph, action = view.modifier.disappearAction] in
      self?.isThere = false
      if let action { graph?.afterUpdate(action) }
    }
  }

  override func didRestore() {
    if !isThere { appear() }
  }

  private func appear() {
    isThere = true
    if let action = view.modifier.appearAction { graph.afterUpdate(action) }
  }
}
