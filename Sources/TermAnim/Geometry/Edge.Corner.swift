public import Foundation

extension Edge {
  /// Where two sides of a rectangle meet.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral,
      ExpressibleByIntegerLiteral
    {
      /// The radius in points; nil follows the container.
      let radius: CGFloat?
      /// The least radius of a corner that follows the container.
      let minimum: CGFloat

      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(radius: radius, minimum: 0)
      }

      /// As the container has it.
      public static let concentric = Style(radius: nil, minimum: 0)

      /// As the container has it, and rounder where that is less than `minimum`.
      public static func concentric(minimum: Style) -> Style {
        Style(radius: nil, minimum: minimum.radius ?? minimum.minimum)
      }

      private init(radius: CGFloat?, minimum: CGFloat) {
        (self.radius, self.minimum) = (radius, minimum)
      }

      /// A radius in points.
      public init(floatLiteral value: Double) {
        self = .fixed(CGFloat(value))
      }

      /// A radius in points.
      public init(integerLiteral value: Int) {
        self = .fixed(CGFloat(value))
      }
    }
  }
}
