/// The modifier of `task`.
nonisolated struct TaskModifier<ID> {
  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

nonisolated extension TaskModifier: ViewModifier, PrimitiveModifier where ID: Equatable {
  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, TaskModifier<ID>>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, TaskModifier<ID>>> {
    TaskNode(view, in: context)
  }
}

extension View {
  /// Runs `action` in a task that begins when the view has come and is cancelled when it is gone.
  ///
  /// The task runs in real time, which has nothing to do with the time of the frames. Its name is
  /// for debuggers.
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, name: name, priority: priority, action: action))
  }

  /// Runs `action` in a task that begins when the view has come, is cancelled when it is gone, and
  /// is cancelled and begun anew when `value` has changed.
  ///
  /// The task runs in real time, which has nothing to do with the time of the frames. Its name is
  /// for debuggers.
  nonisolated public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, name: name, priority: priority, action: action))
  }
}
