/// The node of a `TabBarVisibilityModifier`.
final class TabBarVisibilityNode<Content: View>: TypedNode<
  ModifiedContent<Content, TabBarVisibilityModifier>
>
{
  private var child: TypedNode<Content>?

  override init(
    _ view: ModifiedContent<Content, TabBarVisibilityModifier>, in context: NodeContext
  ) {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
    wishChanged()
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(
    to view: ModifiedContent<Content, TabBarVisibilityModifier>, inputs: ViewInputs
  ) {
    let old = self.view.modifier.visibility
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: inputs)
    if view.modifier.visibility != old { wishChanged() }
  }

  // A view that comes to be seen, or is seen no longer, may be what the wish is about.
  override func elementsChanged() {
    super.elementsChanged()
    wishChanged()
  }

  override func didRemove() {
    wishChanged()
  }

  override func didRestore() {
    wishChanged()
  }

  private func wishChanged() {
    shownParent?.preferencesChanged(ObjectIdentifier(TabBarWish.Key.self))
  }

  override func addPreferences<Key: PreferenceKey>(
    of key: Key.Type, to reduction: inout PreferenceReduction<Key>
  ) {
    let visibility = view.modifier.visibility
    if visibility != .automatic,
      let wish = [TabBarWish(node: Weak(self), visibility: visibility)] as? Key.Value
    {
      reduction.add(wish)
    }
    super.addPreferences(of: key, to: &reduction)
  }
}
