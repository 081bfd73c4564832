/// The node of a `ChangeModifier`.
final class ChangeNode<Content: View, Value: Equatable>: ModifiedNode<
  Content, ChangeModifier<Value>
>
{
  /// The view is told of changes as long as it is there.
  private var presence = Presence()

  override init(
    _ view: ModifiedContent<Content, ChangeModifier<Value>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    if !isRemoved { appear() }
  }

  override func update(
    to view: ModifiedContent<Content, ChangeModifier<Value>>, inputs: ViewInputs
  ) {
    let old = self.view.modifier.value
    if presence.isThere, !Sameness.holds(old, view.modifier.value) {
      graph.afterUpdate { [modifier = view.modifier] in modifier.action(old, modifier.value) }
    }
    super.update(to: view, inputs: inputs)
  }

  override func didRemove() {
    guard presence.isToEnd(in: graph) else { return }
    whenGone { [weak self] in self?.presence.end() }
  }

  override func didRestore() {
    if !presence.isThere { appear() }
  }

  private func appear() {
    let count = presence.begin(in: graph)
    guard view.modifier.isInitial else { return }
    graph.afterUpdate { [weak self, modifier = view.modifier] in
      guard self?.presence.isThere(since: count) == true else { return }
      modifier.action(modifier.value, modifier.value)
    }
  }
}
