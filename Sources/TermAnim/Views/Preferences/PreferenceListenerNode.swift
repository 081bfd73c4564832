/// The node of a `PreferenceListenerModifier`.
final class PreferenceListenerNode<Content: View, Key: PreferenceKey>: TypedNode<
  ModifiedContent<Content, PreferenceListenerModifier<Key>>
>
{
  private var child: TypedNode<Content>?

  override init(
    _ view: ModifiedContent<Content, PreferenceListenerModifier<Key>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    view.modifier.listener.node = self
    graph.heardKeys.insert(ObjectIdentifier(Key.self))
    child = self.context().node(for: view.content)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override func update(
    to view: ModifiedContent<Content, PreferenceListenerModifier<Key>>, inputs: ViewInputs
  ) {
    super.update(to: view, inputs: inputs)
    child?.update(to: view.content, inputs: inputs)
  }

  override func preferencesChanged(_ key: ObjectIdentifier?) {
    view.modifier.listener.preferencesChanged(key)
    super.preferencesChanged(key)
  }
}
