extension EnvironmentValues {
  /// Whether tables show what stands above their columns.
  var tableColumnHeaderVisibility: Visibility {
    get { self[TableColumnHeaderVisibilityKey.self] }
    set { self[TableColumnHeaderVisibilityKey.self] = newValue }
  }

  private enum TableColumnHeaderVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }
}

extension View {
  /// The view as it is: tables look as lists of the style around do.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Shows or leaves out what stands above the columns of tables inside.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaderVisibility, visibility)
  }
}
