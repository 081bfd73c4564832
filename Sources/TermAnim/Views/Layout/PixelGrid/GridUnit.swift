import Foundation

/// What the corners of a control stand on, so that its edges are crisp.
enum GridUnit: Hashable, Sendable {
  case pixel
  /// For what has characters in it, which stand on cells.
  case cell

  /// The place on the grid nearest to `point`; both are in points of a space whose origin is
  /// `offset` on the grid.
  ///
  /// Halfway between two rows of cells it is the lower one, also where the point is a little above,
  /// as characters are when they are drawn.
  func nearest(
    to point: CGPoint, pixelsPerPoint scale: CGSize, from offset: CGPoint = .zero
  ) -> CGPoint {
    let slack = self == .cell ? 0.045 : 0
    let x = Self.rounded(point.x + offset.x, to: 1 / scale.width)
    let y = Self.rounded(point.y + offset.y, to: height(at: scale), slack: slack)
    return CGPoint(x: x - offset.x, y: y - offset.y)
  }

  /// What is left of a place in points when whole units are taken from it; all of it when they are
  /// none.
  func rest(of point: CGPoint, pixelsPerPoint scale: CGSize) -> CGPoint {
    CGPoint(
      x: Self.rest(of: point.x, step: 1 / scale.width),
      y: Self.rest(of: point.y, step: height(at: scale)))
  }

  private static func rest(of length: CGFloat, step: CGFloat) -> CGFloat {
    step > 0 && step.isFinite ? length - (length / step).rounded(.down) * step : length
  }

  /// The height of a unit, in points.
  func height(at scale: CGSize) -> CGFloat {
    (self == .cell ? 2 : 1) / scale.height
  }

  /// The nearest multiple of `step`, or else the length itself when the step is none.
  private static func rounded(
    _ length: CGFloat, to step: CGFloat, slack: CGFloat = 0
  ) -> CGFloat {
    step > 0 && step.isFinite ? (length / step + slack).rounded() * step : length
  }
}
