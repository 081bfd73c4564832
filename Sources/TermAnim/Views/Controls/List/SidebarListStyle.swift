/// Rows from edge to edge, in sections that a press of their header closes and opens.
public struct SidebarListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { false }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
