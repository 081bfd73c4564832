/// The coming and going of a page or a cover: out of its source, or from an edge without one.
nonisolated struct PageTransition: Transition {
  let motion: PageMotion

  @MainActor
  static var properties: TransitionProperties { .moving }

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    let transition = motion.transition
    content.modifier(
      PageModifier(
        motion: motion, transition: transition,
        panel: transition.source == nil ? nil : motion.panel, progress: phase.isIdentity ? 1 : 0))
  }
}

/// Draws a page on its way; where its source is is asked when its progress changes, for the source
/// may have moved since.
nonisolated struct PageModifier: EffectModifier {
  let motion: PageMotion
  /// What the page has asked for by now.
  let transition: NavigationTransition
  /// What grows, in the space of the screen; nil for the whole page.
  let panel: CGRect?
  let progress: Double

  @MainActor
  func effect(in environment: EnvironmentValues) -> PageEffect {
    PageEffect(
      source: motion.source, panel: panel, edge: motion.edge, fades: transition.fades,
      isRightToLeft: environment.layoutDirection == .rightToLeft, progress: progress)
  }
}
