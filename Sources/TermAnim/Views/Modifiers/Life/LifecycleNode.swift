/// The node of a `LifecycleModifier`.
final class LifecycleNode<Content: View, Modifier: LifecycleModifier>: ModifiedNode<
  Content, Modifier
>
{
  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    super.init(around: view, in: context)
    if !isRemoved { view.modifier.appear(in: graph) }
  }

  override func update(to view: ModifiedContent<Content, Modifier>, inputs: ViewInputs) {
    if !isRemoved {
      inputs.transactions.transaction(of: graph.currentUpdate).perform {
        view.modifier.change(from: self.view.modifier, in: graph)
      }
    }
    super.update(to: view, inputs: inputs)
  }

  override func didRemove() {
    view.modifier.disappear(in: graph)
  }

  override func didRestore() {
    view.modifier.appear(in: graph)
  }
}
