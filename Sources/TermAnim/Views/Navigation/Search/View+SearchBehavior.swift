extension View {
  /// Says whether the field of a search further in is there all the time.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    environment(\.searchToolbarBehavior, behavior)
  }

  /// The view as it is: the toolbar stays while something is searched for.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    self
  }

  /// The view as it is: a terminal does not hear.
  nonisolated public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    self
  }

  /// Lets `selection` follow what is marked in the field of a search further in, and say it.
  nonisolated public func searchSelection(
    _ selection: Binding<TextSelection?>
  ) -> some View {
    environment(\.searchSelection, selection)
  }
}

extension EnvironmentValues {
  /// Whether the field of a search further in is there all the time.
  @Entry var searchToolbarBehavior: SearchToolbarBehavior = .automatic

  /// Where a program keeps what is marked in the field of a search further in; nil where the field
  /// does.
  @Entry var searchSelection: Binding<TextSelection?>?
}
