/// A way for tables to look; all look like lists.
public protocol TableStyle: Sendable {}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}
