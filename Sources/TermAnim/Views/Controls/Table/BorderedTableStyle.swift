/// Rows from edge to edge.
public struct BorderedTableStyle: TableStyle {
  public init() {}
}
