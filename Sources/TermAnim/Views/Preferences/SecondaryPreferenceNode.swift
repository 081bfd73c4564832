/// The node of a `SecondaryPreferenceModifier`.
///
/// The secondary view is described again whenever something else may be said; what it says itself
/// is not heard by it.
final class SecondaryPreferenceNode<Content: View, Key: PreferenceKey, Secondary: View>: TypedNode<
  ModifiedContent<Content, SecondaryPreferenceModifier<Key, Secondary>>
>
{
  private typealias Heard = ModifiedContent<Content, PreferenceListenerModifier<Key>>

  private var listener: PreferenceListener<Key>?
  private var child: SecondaryNode<Heard, Secondary>?

  override init(
    _ view: ModifiedContent<Content, SecondaryPreferenceModifier<Key, Secondary>>,
    in context: NodeContext
  ) {
    super.init(view, in: context)
    let listener = PreferenceListener<Key> { [weak self] in self?.invalidate() }
    self.listener = listener
    child = SecondaryNode(layered(by: listener), in: self.context())
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(
    to view: ModifiedContent<Content, SecondaryPreferenceModifier<Key, Secondary>>,
    inputs: ViewInputs
  ) {
    super.update(to: view, inputs: inputs)
    if let listener { child?.show(layered(by: listener), inputs: inputs) }
  }

  override func reevaluate() {
    if let listener { child?.update(to: layered(by: listener).modifier) }
  }

  private func layered(
    by listener: PreferenceListener<Key>
  ) -> ModifiedContent<Heard, SecondaryModifier<Secondary>> {
    let modifier = view.modifier
    let secondary = tracking { modifier.secondary(listener.value ?? Key.defaultValue) }
    return view.content
      .modifier(PreferenceListenerModifier(listener: listener))
      .modifier(
        SecondaryModifier(
          role: modifier.role, alignment: modifier.alignment, secondary: secondary))
  }
}
