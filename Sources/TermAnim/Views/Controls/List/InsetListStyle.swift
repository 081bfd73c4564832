/// Rows away from the edges, with headers that stay in view.
public struct InsetListStyle: ListStyle, AlternatingListStyle {
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

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }

  /// A style in which every other row may have a ground that stands out a little.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
