/// The coming and going of a panel at the lower edge, which what is on it takes no notice of.
nonisolated struct PanelTransition: Transition {
  @MainActor
  static var properties: TransitionProperties { .moving }

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      MoveModifier(way: phase.isIdentity ? nil : .towards(.bottom), movesSpaces: false))
  }
}
