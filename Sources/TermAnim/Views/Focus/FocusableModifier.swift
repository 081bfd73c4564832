/// The modifier of `focusable`.
nonisolated struct FocusableModifier: ElementModifier {
  let isFocusable: Bool

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> FocusTargetElement {
    FocusTargetElement(isFocusable, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: FocusTargetElement, in inputs: ViewInputs) {
    element.accepts = isFocusable
    element.update(inputs)
  }
}

extension View {
  /// Lets the view have the keyboard focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets the view have the keyboard focus, whatever it is for.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Keeps the ring from being drawn around views that have the focus.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentValues {
  /// Whether a ring is drawn around what has the focus.
  @Entry public var isFocusEffectEnabled: Bool = true
}
