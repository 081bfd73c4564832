/// The node of a `ChangeModifier`.
final class ChangeNode<Content: View, Value: Equatable>: ModifiedNode<
  Content, ChangeModifier<Value>
>
{
  /// The view is told of changes as long as it is there.
  private var presence = Presence()

  init(
    _ view: ModifiedContent<Content, ChangeModifier<Value>>, in context: NodeContext
  ) {
    super.init(around: view, in: context)
    if !isRemoved { appear() }
  }

  override func update(
    to view: ModifiedContent<Content, ChangeModifier<Value>>, inputs: ViewInputs
  ) {
    let (old, new) = (self.view.modifier, view.modifier)
    // What is further in is told first, as it is when both appear.
    super.update(to: view, inputs: inputs)
    if presence.isThere, !Sameness.holds(old.value, new.value) {
      let action = action(of: new.asksOldView ? old : new)
      graph.afterUpdate { action(old.value, new.value) }
    }
  }

  /// What a modifier does about a change in the current update, once that is over.
  private func action(of modifier: ChangeModifier<Value>) -> (Value, Value) -> Void {
    guard modifier.staysUnanimated, transaction.disablesAnimations else { return modifier.action }
    return { old, new in
      withTransaction(\.disablesAnimations, true) { modifier.action(old, new) }
    }
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
    let (value, action) = (view.modifier.value, action(of: view.modifier))
    graph.afterUpdate { [weak self] in
      guard self?.presence.isThere(since: count) == true else { return }
      action(value, value)
    }
  }
}
