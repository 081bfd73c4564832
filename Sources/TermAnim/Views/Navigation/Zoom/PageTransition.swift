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
