/// The node of a `PreferenceModifier`.
final class PreferenceNode<Content: View, Modifier: PreferenceModifier>: ModifiedNode<
  Content, Modifier
>
{
  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    super.init(around: view, in: context)
    valueChanged()
  }

  override func update(to view: ModifiedContent<Content, Modifier>, inputs: ViewInputs) {
    let isSame = graph.fields.isSame(self.view.modifier, view.modifier)
    super.update(to: view, inputs: inputs)
    if !isSame { valueChanged() }
  }

  override func didRemove() {
    valueChanged()
  }

  override func didRestore() {
    valueChanged()
  }

  private func valueChanged() {
    shownParent?.preferencesChanged(ObjectIdentifier(Modifier.Key.self))
  }

  override func addPreferences<Key: PreferenceKey>(
    of key: Key.Type, to reduction: inout PreferenceReduction<Key>
  ) {
    guard key == Modifier.Key.self else { return super.addPreferences(of: key, to: &reduction) }
    let value = view.modifier.value { child?.preference(Modifier.Key.self) }
    if let value, let value = value as? Key.Value { reduction.add(value) }
  }
}
