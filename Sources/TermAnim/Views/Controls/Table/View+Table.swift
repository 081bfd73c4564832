extension EnvironmentValues {
  /// Whether tables show what stands above their columns.
  @Entry var tableColumnHeaderVisibility: Visibility = .automatic
}

extension View {
  /// The view as it is: tables look as lists of the style around do.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Shows or leaves out what stands above the columns of tables inside.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaderVisibility, visibility)
  }
}
