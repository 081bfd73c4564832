/// The node of a `TaskModifier`.
final class TaskNode<Content: View, ID: Equatable>: TypedNode<
  ModifiedContent<Content, TaskModifier<ID>>
>
{
  private var child: TypedNode<Content>?
  private var task: Task<Void, Never>?

  override init(_ view: ModifiedContent<Content, TaskModifier<ID>>, in context: NodeContext) {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
    begin()
  }

  deinit {
    task?.cancel()
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(
    to view: ModifiedContent<Content, TaskModifier<ID>>, inputs: ViewInputs
  ) {
    let isSame = self.view.modifier.id == view.modifier.id
    super.update(to: view, inputs: inputs)
    if !isSame { begin() }
    child?.show(view.content, inputs: inputs)
  }

  override func didRemove() {
    task?.cancel()
  }

  override func didRestore() {
    begin()
  }

  /// Begins the task of the view as it is now, when the update is over.
  private func begin() {
    task?.cancel()
    guard !isRemoved else { return }
    graph.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      let modifier = view.modifier
      task = Task(priority: modifier.priority) { await modifier.action() }
    }
  }
}
