/// The coming and going of a column.
nonisolated struct ColumnTransition: Transition {
  let motion: ColumnMotion

  @MainActor
  static var properties: TransitionProperties { .placing }

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(way: phase.isIdentity ? nil : .towards(motion.edge(in: phase))))
  }
}
