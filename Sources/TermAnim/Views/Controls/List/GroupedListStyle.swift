/// Rows from edge to edge, with headers that scroll away.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { false }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
