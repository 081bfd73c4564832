/// The node of an `AppearanceModifier`.
final class AppearanceNode<Content: View>: ModifiedNode<Content, AppearanceModifier> {
  private var presence = Presence()

  init(
    _ view: ModifiedContent<Content, AppearanceModifier>, in context: NodeContext
  ) {
    super.init(around: view, in: context)
    if isInSight { appear() }
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
