import Foundation

/// What the corners of a control stand on, so that its edges are crisp.
enum GridUnit: Hashable, Sendable {
  case pixel
  /// For what has characters in it, which stand on cells.
  case cell

  /// The place on the grid nearest to `point`; both are in points.
  func nearest(to point: CGPoint, pixelsPerPoint scale: CGSize) -> CGPoint {
    let rows = self == .cell ? 2.0 : 1
    return CGPoint(
      x: Self.rounded(point.x, to: 1 / scale.width),
      y: Self.rounded(point.y, to: rows / scale.height))
  }

  /// The nearest multiple of `step`, or else the length itself when the step is none.
  private static func rounded(_ length: CGFloat, to step: CGFloat) -> CGFloat {
    step > 0 && step.isFinite ? (length / step).rounded() * step : length
  }
}
