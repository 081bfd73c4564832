import Foundation

/// A linear gradient: the place along it grows by the same step from pixel to pixel.
struct LinearSource: ColorSource {
  private let lookup: GradientLookup
  /// Table entries in 1/65536: at the middle of pixel (0, 0), a column on, and a row on.
  private let origin: Int
  private let stepX: Int
  private let stepY: Int

  var isOpaque: Bool { lookup.isOpaque }

  /// A gradient from `start` to `end`, points that `inverse` leads to from pixels.
  ///
  /// Where both are the same the last colour is everywhere.
  init(lookup: GradientLookup, start: CGPoint, end: CGPoint, inverse: CGAffineTransform) {
    self.lookup = lookup
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let scale = lookup.length * 65536 / (dx * dx + dy * dy)
    guard scale.isFinite else {
      (origin, stepX, stepY) = (Self.bounded(lookup.length * 65536), 0, 0)
      return
    }
    func place(_ x: CGFloat, _ y: CGFloat) -> Double {
      let point = CGPoint(x: x, y: y).applying(inverse)
      return ((point.x - start.x) * dx + (point.y - start.y) * dy) * scale
    }
    let rounding = lookup.spread == .pad ? 32768.0 : 0
    origin = Self.bounded(place(0.5, 0.5) + rounding)
    stepX = Self.bounded((inverse.a * dx + inverse.b * dy) * scale)
    stepY = Self.bounded((inverse.c * dx + inverse.d * dy) * scale)
  }

  /// A whole number with room for a few million steps; NaN is 0.
  private static func bounded(_ value: Double) -> Int {
    let limit = 0x1p40
    return value.isNaN ? 0 : Int(min(max(value.rounded(), 0 - limit), limit))
  }

  @inline(__always)
  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    var place = origin &+ stepX &* x &+ stepY &* y
    if lookup.spread == .pad {
      let last = GradientTables.size - 1
      let table = lookup.table
      for index in 0..<count {
        pixels[index] = table[min(max(place >> 16, 0), last)]
        place = place &+ stepX
      }
    } else {
      for index in 0..<count {
        pixels[index] = lookup.pixel(entry: place >> 16)
        place = place &+ stepX
      }
    }
  }
}
