import OpenCombine

/// The node of a `ReceiveModifier`.
final class ReceiveNode<Content: View, Source: Publisher>: TypedNode<
  ModifiedContent<Content, ReceiveModifier<Source>>
>
where Source.Failure == Never {
  private var child: TypedNode<Content>?
  private var subscription: AnyCancellable?

  override init(
    _ view: ModifiedContent<Content, ReceiveModifier<Source>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
    subscribe()
  }

  override var children: [ViewNode] {
    child.map { [$0] } ?? []
  }

  override func update(
    to view: ModifiedContent<Content, ReceiveModifier<Source>>, inputs: ViewInputs
  ) {
    let isSame = graph.fields.isSame(self.view.modifier.publisher, view.modifier.publisher)
    super.update(to: view, inputs: inputs)
    if !isSame { subscribe() }
    child?.update(to: view.content, inputs: inputs)
  }

  override func didRemove() {
    subscription = nil
  }

  override func didRestore() {
    subscribe()
  }

  /// Values may come at once, and from any thread: each waits for an update of its own.
  private func subscribe() {
    let (node, pending) = (Weak(self), graph.pending)
    subscription = view.modifier.publisher.sink { value in
      let transaction = Transaction.current
      pending.append(transaction) {
        transaction.perform { node.object?.view.modifier.action(value) }
      }
    }
  }
}
