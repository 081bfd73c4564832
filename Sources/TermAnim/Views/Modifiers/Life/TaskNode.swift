/// The node of a `TaskModifier`.
final class TaskNode<Content: View, ID: Equatable>: ModifiedNode<Content, TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  /// How often a task was to begin.
  private var count = 0

  init(_ view: ModifiedContent<Content, TaskModifier<ID>>, in context: NodeContext) {
    super.init(around: view, in: context)
    begin()
  }

  deinit {
    task?.cancel()
  }

  override func update(
    to view: ModifiedContent<Content, TaskModifier<ID>>, inputs: ViewInputs
  ) {
    let isSame = self.view.modifier.id == view.modifier.id
    super.update(to: view, inputs: inputs)
    if !isSame { begin() }
  }

  override func didLeaveSight() {
    whenGone { [weak self] in
      self?.task?.cancel()
      self?.task = nil
    }
  }

  override func didComeIntoSight() {
    if task == nil { begin() }
  }

  /// Begins the task of the view as it is now, when the update is over.
  private func begin() {
    task?.cancel()
    task = nil
    count += 1
    guard isInSight else { return }
    graph.afterUpdate { [weak self, count] in
      guard let self, isInSight, self.count == count else { return }
      let modifier = view.modifier
      task = Task(name: modifier.name, priority: modifier.priority) { await modifier.action() }
    }
  }
}
