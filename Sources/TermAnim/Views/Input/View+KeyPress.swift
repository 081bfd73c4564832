public import Foundation

extension View {
  /// Runs `action` for every press of any key that no view further in made use of.
  ///
  /// Keys come first to what has the focus and to the views around it, then to all others that
  /// listen: in a terminal, a view need not have the focus to hear keys.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ press: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isMeant: { _ in true }, action: action))
  }

  /// Runs `action` for every press of `key` that no view further in made use of.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs `action` for every press of `key` that no view further in made use of.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (_ press: KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs `action` for every press of one of `keys` that no view further in made use of.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ press: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isMeant: { keys.contains($0.key) }, action: action))
  }

  /// Runs `action` for every press that would type one of `characters`, unless a view further in
  /// made use of it.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ press: KeyPress) -> KeyPress.Result
  ) -> some View {
    let isMeant = { (press: KeyPress) in
      !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
    }
    return modifier(KeyPressModifier(phases: phases, isMeant: isMeant, action: action))
  }
}
