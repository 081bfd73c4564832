/// The coming and going of a view on glass: its pane comes out of another one, or fades.
nonisolated struct GlassTransition: Transition {
  let fadesInPlace: Bool

  @MainActor
  static var properties: TransitionProperties { .telling }

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(GlassMarkModifier(change: .phase(phase, fadesInPlace: fadesInPlace)))
  }
}
