public import Foundation

/// Distances from the sides of a rectangle inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// No distance on any side.
  public init() {
    (top, leading, bottom, trailing) = (0, 0, 0, 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// As far as these and `others` together.
  func adding(_ others: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + others.top, leading: leading + others.leading, bottom: bottom + others.bottom,
      trailing: trailing + others.trailing)
  }

  /// The insets in a mirror.
  var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}
