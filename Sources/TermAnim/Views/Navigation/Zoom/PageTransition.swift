/// The coming and going of a page or a cover: out of its source, or from an edge without one.
nonisolated struct PageTransition: Transition {
  let motion: PageMotion

  @MainActor
  static var properties: TransitionProperties { .moving }

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PageModifier(motion: motion, progress: phase.isIdentity ? 1 : 0))
  }
}

/// Draws a page on its way; where its source is is asked when its progress changes, for the page
/// says so itself, and the source may have moved since.
nonisolated struct PageModifier: EffectModifier {
  let motion: PageMotion
  let progress: Double

  @MainActor
  func effect(in environment: EnvironmentValues) -> PageEffect {
    PageEffect(
      source: motion.source, edge: motion.edge, fades: motion.fades,
      isRightToLeft: environment.layoutDirection == .rightToLeft, progress: progress)
  }
}
