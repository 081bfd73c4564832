/// The node of an `AppearanceModifier`.
final class AppearanceNode<Content: View>: TypedNode<
  ModifiedContent<Content, AppearanceModifier>
>
{
  private var child: TypedNode<Content>?
  private var presence = Presence()

  override init(
    _ view: ModifiedContent<Content, AppearanceModifier>, in context: NodeContext
  ) {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
    if isInSight { appear() }
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

  override func didLeaveSight() {
    guard presence.isToEnd(in: graph) else { return }
    whenGone { [weak self, weak graph, action = view.modifier.disappearAction] in
      self?.presence.end()
      if let action { graph?.afterUpdate(action) }
    }
  }

  override func didComeIntoSight() {
    if !presence.isThere { appear() }
  }

  private func appear() {
    let count = presence.begin(in: graph)
    guard let action = view.modifier.appearAction else { return }
    graph.afterUpdate { [weak self] in
      if self?.presence.isThere(since: count) == true { action() }
    }
  }
}
