/// A modifier that forgets what the controls inside would be told of a list, form, sidebar, menu or bar around.
///
/// Pages and what is presented belong to the view they come from, but are not shown in it.
nonisolated struct FreshPlace: ViewModifier {
  @MainActor
  func body(content: Content) -> some View {
    content
      .environment(\.isInList, false)
      .environment(\.usualListLook, .plain)
      .environment(\.listChoice, nil)
      .environment(\.rowMenu, nil)
      .environment(\.isInMenu, false)
      .environment(\.isInBar, false)
      .environment(\.menuAround, nil)
      .environment(\.imposedButtonStyle, nil)
      .environment(\.formLabelWidth, nil)
      .environment(\.pageMotion, nil)
  }
}
