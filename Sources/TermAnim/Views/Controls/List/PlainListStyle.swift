/// Rows from edge to edge, with headers that stay in view.
public struct PlainListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { false }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
