extension View {
  /// Adds views to the sections inside with which something is done to all of a section: at its
  /// end, and in the header where that is one of a sidebar.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    environment(\.sectionActions, AnyView(content()))
  }
}

extension EnvironmentValues {
  /// What is done to all of the section that is around next.
  @Entry var sectionActions: AnyView?
}
