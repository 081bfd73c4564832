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
