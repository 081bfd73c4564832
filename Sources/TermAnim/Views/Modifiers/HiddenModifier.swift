/// Keeps the place of its content, which is neither drawn nor pressed.
nonisolated struct HiddenModifier: ElementModifier {
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> HiddenElement {
    HiddenElement(around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: HiddenElement, in inputs: ViewInputs) {}
}

extension View {
  /// Leaves the view's place in the layout empty.
  nonisolated public func hidden() -> some View {
    modifier(HiddenModifier())
  }
}
