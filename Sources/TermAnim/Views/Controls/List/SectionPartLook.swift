/// A modifier of a section's header or footer, which in a list stands back behind the rows; a
/// prominent header stands out from them.
nonisolated struct SectionPartLook: EnvironmentModifier {
  let part: SectionPart

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    guard environment.isInList else { return }
    if part == .header, environment.headerProminence == .increased {
      environment.font = environment.font ?? .headline
    } else {
      ForegroundStyleModifier(style: HierarchicalShapeStyle.secondary, isOfProgram: false)
        .edit(&environment)
    }
  }
}
