/// The modifier of `onSubmit`.
nonisolated struct SubmitModifier: EnvironmentModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    let outer = environment.submit
    environment.submit = { trigger in
      if triggers.contains(trigger) { action() }
      outer(trigger)
    }
  }
}

extension EnvironmentValues {
  /// Tells all views around that want to know that what a view holds is submitted.
  @Entry var submit: (SubmitTriggers) -> Void = { _ in }
}

extension View {
  /// Runs `action` when something in the view is submitted, after those further in have.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }
}

extension View {
  /// Lets what is submitted in the view run no action around it, or lets it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submit) { submit in
      if isBlocking { submit = { _ in } }
    }
  }
}
