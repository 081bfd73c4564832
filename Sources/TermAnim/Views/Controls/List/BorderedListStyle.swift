/// Rows on a ground of their own.
public struct BorderedListStyle: ListStyle, AlternatingListStyle {
  let alternatesRowBackgrounds: Bool

  public init() {
    self.init(alternatesRowBackgrounds: false)
  }

  /// A style in which every other row may have a ground that stands out a little.
  public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  public static var isInset: Bool { true }
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// A style in which every other row may have a ground that stands out a little.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
