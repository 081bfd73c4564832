/// A modifier that forgets what the views inside would be told of what is around: a list, form,
/// sidebar, menu, bar or alert, and rows with pinned headers.
///
/// Pages and what is presented belong to the view they come from, but are not shown in it.
nonisolated struct FreshPlace: EnvironmentModifier {
  /// What the views inside are matched in, and those around are not; nil is what is around.
  let matching: Namespace.ID?

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    environment.isInList = false
    environment.usualListLook = .plain
    environment.listChoice = nil
    environment.treeLevel = 0
    environment.rowMenu = nil
    environment.rowBadge = nil
    environment.sectionPinning = nil
    environment.isInMenu = false
    environment.menuIndent = 0
    environment.menuAround = nil
    environment.isInCommands = false
    environment.barEdge = nil
    environment.isOnlyAnswer = false
    environment.imposedButtonStyle = nil
    environment.formLabelWidth = nil
    environment.pageMotion = nil
    environment.columnBack = nil
    environment.columnNavigator = nil
    environment.searchPlace = nil
    environment.sectionActions = nil
    environment.isPresentedAtOnce = false
    if let matching { environment.matchingScope = matching }
  }
}
