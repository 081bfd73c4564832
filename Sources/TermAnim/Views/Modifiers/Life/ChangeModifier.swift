/// The modifier of `onChange`.
nonisolated struct ChangeModifier<Value> {
  let value: Value
  let isInitial: Bool
  /// Whether the action that runs is that of the view before the change, with what it has captured.
  var asksOldView = false
  /// Whether what the action changes is animated no more than what has led to it.
  var staysUnanimated = false
  let action: (Value, Value) -> Void
}

nonisolated extension ChangeModifier: ViewModifier, PrimitiveModifier where Value: Equatable {
  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    ChangeNode(view, in: context)
  }
}

extension View {
  /// Runs `action` with the new value after updates in which `value` has changed; NaN that stays is
  /// no change.
  ///
  /// It is the action of the view before the change, which may have captured the old value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: false, asksOldView: true) { _, new in action(new) })
  }

  /// Runs `action` with the old and the new value after updates in which `value` has changed, and
  /// with the first value twice when `initial` says so.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs `action` after updates in which `value` has changed, and at first when `initial` says so.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}
