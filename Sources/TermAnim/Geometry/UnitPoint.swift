public import Foundation

/// A place in a rectangle whatever its size: (0, 0) is the top leading corner, (1, 1) its opposite.
///
/// Numbers beyond 0...1 are places outside the rectangle.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The top leading corner.
  public init() {
    (x, y) = (0, 0)
  }

  public init(x: CGFloat, y: CGFloat) {
    (self.x, self.y) = (x, y)
  }
}
