/// Sections on grounds of their own, with their headers and footers beside these.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { true }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
