/// The node of a `WishModifier`.
final class WishNode<Content: View, Value: Equatable>: ModifiedNode<Content, WishModifier<Value>> {
  init(
    _ view: ModifiedContent<Content, WishModifier<Value>>, in context: NodeContext
  ) {
    super.init(around: view, in: context)
    wishChanged()
  }

  override func update(
    to view: ModifiedContent<Content, WishModifier<Value>>, inputs: ViewInputs
  ) {
    let old = self.view.modifier.value
    super.update(to: view, inputs: inputs)
    if view.modifier.value != old { wishChanged() }
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
    shownParent?.preferencesChanged(ObjectIdentifier(Wish<Value>.Key.self))
  }

  override func addPreferences<Key: PreferenceKey>(
    of key: Key.Type, to reduction: inout PreferenceReduction<Key>
  ) {
    if !isRemoved, key == Wish<Value>.Key.self, let value = view.modifier.value,
      let wish = [Wish(node: backlink, value: value)] as? Key.Value
    {
      reduction.add(wish)
    }
    super.addPreferences(of: key, to: &reduction)
  }
}
