/// A modifier of a section's header or footer, which in a list stands back behind the rows.
nonisolated struct SectionPartLook: EnvironmentModifier {
  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    guard environment.isInList else { return }
    ForegroundStyleModifier(style: HierarchicalShapeStyle.secondary, isOfProgram: false)
      .edit(&environment)
  }
}
