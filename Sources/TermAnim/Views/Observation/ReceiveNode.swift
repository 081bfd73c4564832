import OpenCombine

/// The node of a `ReceiveModifier`.
final class ReceiveNode<Content: View, Source: Publisher>: ModifiedNode<
  Content, ReceiveModifier<Source>
>
where Source.Failure == Never {
  private var subscription: AnyCancellable?

  init(
    _ view: ModifiedContent<Content, ReceiveModifier<Source>>, in context: NodeContext
  ) {
    super.init(around: view, in: context)
    subscribe()
  }

  override func update(
    to view: ModifiedContent<Content, ReceiveModifier<Source>>, inputs: ViewInputs
  ) {
    let isSame = graph.fields.isSame(self.view.modifier.publisher, view.modifier.publisher)
    super.update(to: view, inputs: inputs)
    if !isSame { subscribe() }
  }

  override func didRemove() {
    subscription = nil
  }

  override func didRestore() {
    subscribe()
  }

  /// Subscribes to what the view carries now, instead of what it carried before.
  ///
  /// Values may come at once, and from any thread: each waits for an update, as a part of the
  /// transaction in which it came.
  private func subscribe() {
    guard !isRemoved else { return }
    let (node, pending) = (Weak(self), graph.pending)
    subscription = view.modifier.publisher.sink { @Sendable value in
      // The main thread is the only one to use it from here on.
      nonisolated(unsafe) let value = value
      pending.append(.current) { node.object?.receive(value) }
    }
  }

  /// Runs the action when the update is over, so that what it changes are updates of their own.
  private func receive(_ value: Source.Output) {
    let transaction = graph.currentUpdate.transaction
    graph.afterUpdate { [self] in transaction.perform { view.modifier.action(value) } }
  }
}
