/// The modifier of `focused`.
nonisolated struct FocusTieModifier: ElementModifier {
  let tie: any FocusTie

  init<Value: Hashable>(binding: FocusState<Value>.Binding, value: Value) {
    tie = TypedFocusTie(binding: binding, value: value)
  }

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> FocusTieElement {
    FocusTieElement(tie, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: FocusTieElement, in inputs: ViewInputs) {
    element.update(to: tie)
  }
}

extension View {
  /// Ties the focus of the view to `binding` having `value`.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusTieModifier(binding: binding, value: value))
  }

  /// Ties the focus of the view to `condition` being true.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusTieModifier(binding: condition, value: true))
  }

  /// Gives the focus to the view that is tied to `value` when this view appears, whatever the
  /// priority.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
