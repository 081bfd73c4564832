/// A way for tables to look; all look like lists.
public protocol TableStyle: Sendable {}

/// Rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

/// Rows from edge to edge.
public struct InsetTableStyle: TableStyle {
  public init() {}
}

/// Rows from edge to edge.
public struct BorderedTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

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
