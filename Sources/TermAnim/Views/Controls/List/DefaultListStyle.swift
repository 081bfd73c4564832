/// Rows from edge to edge, in the sidebar of a split view as `SidebarListStyle` has them.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { false }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
