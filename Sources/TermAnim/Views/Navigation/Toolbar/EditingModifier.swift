/// A modifier of what edits a text: while it has the focus, its page is the one that is edited.
nonisolated struct EditingModifier: ViewModifier {
  @Environment(\.navigationBar) private var bar

  @MainActor
  func body(content: Content) -> some View {
    content.focusedValue(\.editedPage, bar)
  }
}
