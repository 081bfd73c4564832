/// Rows from edge to edge.
public struct InsetTableStyle: TableStyle {
  public init() {}
}
