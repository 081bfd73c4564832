import Foundation

/// The places of pixels along a linear gradient, which grow by the same step from pixel to pixel.
struct LinearPlaces {
  /// At the middle of pixel (0, 0).
  private(set) var origin: Int
  /// A column on.
  let stepX: Int
  /// A row on.
  let stepY: Int

  /// Places from 0 at `start` to `length` at `end`, points that `inverse` leads to from pixels.
  ///
  /// Where both are the same every pixel is at the end.
  init(from start: CGPoint, to end: CGPoint, length: Double, inverse: CGAffineTransform) {
    let (dx, dy) = Self.way(from: start, to: end)
    let scale = length / (dx * dx + dy * dy)
    guard scale.isFinite else {
      (origin, stepX, stepY) = (Self.bounded(length), 0, 0)
      return
    }
    let point = CGPoint(x: 0.5, y: 0.5).applying(inverse)
    origin = Self.bounded(((point.x - start.x) * dx + (point.y - start.y) * dy) * scale)
    stepX = Self.bounded((inverse.a * dx + inverse.b * dy) * scale)
    stepY = Self.bounded((inverse.c * dx + inverse.d * dy) * scale)
  }

  /// The same places, all of them so much further.
  func moved(by distance: Int) -> LinearPlaces {
    var result = self
    result.origin = origin &+ distance
    return result
  }

  @inline(__always)
  subscript(x: Int, y: Int) -> Int {
    origin &+ stepX &* x &+ stepY &* y
  }

  /// The way of the gradient, or the shortest one in its direction whose places are within bounds,
  /// which looks like a step; NaN where there is no direction.
  private static func way(from start: CGPoint, to end: CGPoint) -> (x: CGFloat, y: CGFloat) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let stretch = max(1, 1.0 / 16 / hypot(x, y))
    return (x * stretch, y * stretch)
  }

  /// A whole number with room for a few million steps; NaN is 0.
  private static func bounded(_ value: Double) -> Int {
    let limit = 0x1p40
    return value.isNaN ? 0 : Int(min(max(value.rounded(), 0 - limit), limit))
  }
}
