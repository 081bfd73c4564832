extension Text {
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// Where a line is drawn and where it is not.
    public struct Pattern: Hashable, Sendable {
      /// Lengths that are drawn and left out in turn, in thicknesses of the line; empty is solid.
      let lengths: [Double]

      public static let solid = Pattern(lengths: [])
      public static let dot = Pattern(lengths: [1, 1])
      public static let dash = Pattern(lengths: [3, 2])
      public static let dashDot = Pattern(lengths: [3, 1, 1, 1])
      public static let dashDotDot = Pattern(lengths: [3, 1, 1, 1, 1, 1])
    }

    let pattern: Pattern
    let color: Color?

    /// A solid line in the text's colour.
    public static let single = LineStyle()

    /// A line; a `color` of nil is the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
  }
}
