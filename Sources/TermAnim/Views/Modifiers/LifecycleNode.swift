/// The node of a `LifecycleModifier`.
final class LifecycleNode<Content: View, Modifier: LifecycleModifier>: TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: TypedNode<Content>?

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
    if !isRemoved { view.modifier.appear(in: graph) }
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(to view: ModifiedContent<Content, Modifier>, inputs: ViewInputs) {
    let old = self.view.modifier
    super.update(to: view, inputs: inputs)
    if !isRemoved { view.modifier.change(from: old, in: graph) }
    child?.show(view.content, inputs: inputs)
  }

  override func didRemove() {
    view.modifier.disappear(in: graph)
  }

  override func didRestore() {
    view.modifier.appear(in: graph)
  }
}
