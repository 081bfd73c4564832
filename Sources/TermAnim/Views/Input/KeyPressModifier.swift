/// The modifier of `onKeyPress`: keys go to it wherever the focus is.
nonisolated struct KeyPressModifier: ElementModifier {
  /// Nil is every key.
  let keys: Set<KeyEquivalent>?
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> KeyPressElement {
    KeyPressElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: KeyPressElement, in inputs: ViewInputs) {
    element.modifier = self
  }
}

extension View {
  /// Runs `action` for every press of any key that no view further in made use of.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ press: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: nil, phases: phases, action: action))
  }

  /// Runs `action` for every press of `key` that no view further in made use of.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: [key], phases: [.down, .repeat]) { _ in action() })
  }

  /// Runs `action` for every press of one of `keys` that no view further in made use of.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ press: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: keys, phases: phases, action: action))
  }
}
