/// The node of a `PreferredColorSchemeModifier`: the graph hears what it wishes for.
final class PreferredColorSchemeNode<Content: View>: TypedNode<
  ModifiedContent<Content, PreferredColorSchemeModifier>
>
{
  private var child: TypedNode<Content>?

  override init(
    _ view: ModifiedContent<Content, PreferredColorSchemeModifier>, in context: NodeContext
  ) {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
    tell()
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(
    to view: ModifiedContent<Content, PreferredColorSchemeModifier>, inputs: ViewInputs
  ) {
    super.update(to: view, inputs: inputs)
    tell()
    child?.show(view.content, inputs: inputs)
  }

  override func didRemove() { tell() }

  override func didRestore() { tell() }

  private func tell() {
    graph.colorSchemeWishes.set(
      isRemoved ? nil : view.modifier.scheme, of: ObjectIdentifier(self), depth: depth)
  }
}
