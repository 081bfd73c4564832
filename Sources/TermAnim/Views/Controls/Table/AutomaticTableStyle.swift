/// Rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  public init() {}
}
