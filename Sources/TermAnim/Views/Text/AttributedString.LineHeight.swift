public import Foundation

extension AttributedString {
  /// How far the lines of a text are apart.
  public struct LineHeight: Hashable, Sendable {
    /// As a share of the height that a line has by itself.
    private let factor: CGFloat
    /// Added to that, in points.
    private let increase: CGFloat

    private init(factor: CGFloat, increase: CGFloat) {
      (self.factor, self.increase) = (factor, increase)
    }

    /// As the font says.
    public static let normal = LineHeight(factor: 1, increase: 0)
    /// As the font says, each line by itself.
    public static let variable = LineHeight(factor: 1, increase: 0)
    /// Half a line further apart.
    public static let loose = LineHeight(factor: 1.5, increase: 0)
    /// A tenth of a line closer; whole rows stay as they are.
    public static let tight = LineHeight(factor: 0.9, increase: 0)

    /// From one line to the next, in points; what is negative or no number is none.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(factor: 0, increase: points > 0 ? points : 0)
    }

    /// So many times what the font says; what is negative or no number is none.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(factor: factor > 0 ? factor : 0, increase: 0)
    }

    /// So many points more than the font says; what is no number is none.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(factor: 1, increase: increase.isNaN ? 0 : increase)
    }

    /// What is added to lines of a height, in points; less than 0 where they come closer.
    func spacing(over height: CGFloat) -> CGFloat {
      let spacing = (factor - 1) * height + increase
      return spacing.isFinite ? max(spacing, -height) : 0
    }
  }
}

extension EnvironmentValues {
  /// How far the lines of a text are apart, before what is added between them; nil is as the font
  /// says.
  public var lineHeight: AttributedString.LineHeight? {
    get { textFlow.lineHeight }
    set { textFlow.lineHeight = newValue }
  }
}

extension View {
  /// Says how far the lines of texts inside are apart; nil is as the font says.
  ///
  /// Lines of the terminal's own characters are whole rows apart, at least one.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
