public import Foundation

/// How an outline becomes a line with width; lengths are in points.
///
/// A width that is not positive and finite draws nothing.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// A miter longer than this many line widths becomes a bevel; less than 1, or NaN, bevels all.
  public var miterLimit: CGFloat
  /// Lengths painted and left out in turn.
  ///
  /// The line is solid where there are none, where one is negative, infinite or NaN, where their
  /// sum is 0, and where there were more than 65,536 dashes.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts; what is not finite counts as 0.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}
