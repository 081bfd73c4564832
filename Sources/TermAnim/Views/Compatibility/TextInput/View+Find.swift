/// What is looked for in the text of an editor, for which there is no bar.
extension View {
  /// The view as it is: editors have no bar to look for words.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// The view as it is: editors have no bar to look for words.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// The view as it is: editors have no bar to replace words.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
