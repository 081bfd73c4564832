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
    let (dx, dy) = Self.way(from: start, to: end)
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

  @inline(__always)
  func quad(x: Int, y: Int) -> SIMD4<UInt32> {
    let place = origin &+ stepX &* x &+ stepY &* y
    return SIMD4(
      lookup.pixel(entry: place >> 16), lookup.pixel(entry: (place &+ stepX) >> 16),
      lookup.pixel(entry: (place &+ 2 &* stepX) >> 16),
      lookup.pixel(entry: (place &+ 3 &* stepX) >> 16))
  }

  @inline(__always)
  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let place = origin &+ stepX &* x &+ stepY &* y
    if lookup.spread == .pad {
      fetchPadded(from: place, count: count, into: pixels)
    } else {
      for index in 0..<count {
        pixels[index] = lookup.pixel(entry: (place &+ stepX &* index) >> 16)
      }
    }
  }

  /// Fetches what is before the gradient's near end, then what is in it, then what is after it.
  @inline(__always)
  private func fetchPadded(
    from place: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    let table = lookup.table
    let (first, end) = inside(from: place, count: count)
    let last = GradientTables.size - 1
    let isBackwards = stepX < 0
    if first > 0 {
      let entry = stepX == 0 ? min(max(place >> 16, 0), last) : isBackwards ? last : 0
      pixels.update(repeating: table[entry], count: first)
    }
    fetchInner(first..<end, from: place, into: pixels)
    if end < count {
      (pixels + end).update(repeating: table[isBackwards ? 0 : last], count: count &- end)
    }
  }

  /// Fetches pixels whose places lie within the table, the upper halves of 32 bits being entries.
  @inline(__always)
  private func fetchInner(
    _ range: Range<Int>, from place: Int, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    let table = lookup.table
    let step = Int32(truncatingIfNeeded: stepX)
    let start = Int32(truncatingIfNeeded: place &+ stepX &* range.lowerBound)
    var places = SIMD4(repeating: start) &+ SIMD4(0, 1, 2, 3) &* SIMD4(repeating: step)
    let leap = SIMD4(repeating: step &* 4)
    var index = range.lowerBound
    while index &+ 4 <= range.upperBound {
      let halves = unsafeBitCast(places, to: SIMD8<UInt16>.self)
      pixels[index] = table[Int(halves[1])]
      pixels[index &+ 1] = table[Int(halves[3])]
      pixels[index &+ 2] = table[Int(halves[5])]
      pixels[index &+ 3] = table[Int(halves[7])]
      places = places &+ leap
      index &+= 4
    }
    while index < range.upperBound {
      pixels[index] = table[(place &+ stepX &* index) >> 16]
      index &+= 1
    }
  }

  /// The range of pixels whose places lie within the table.
  @inline(__always)
  private func inside(from place: Int, count: Int) -> (first: Int, end: Int) {
    let limit = GradientTables.size << 16
    let final = place &+ stepX &* (count &- 1)
    if place >= 0 && place < limit && final >= 0 && final < limit { return (0, count) }
    guard stepX != 0 else { return (count, count) }
    // Distances to the near and the far border, measured along the step.
    let size = stepX.magnitude
    let near = stepX > 0 ? 0 &- place : place &- limit &+ 1
    let far = stepX > 0 ? limit &- 1 &- place : place
    let first = near > 0 ? (near.magnitude &+ size &- 1) / size : 0
    let end = far < 0 ? 0 : far.magnitude / size &+ 1
    let bound = UInt(count)
    return (Int(min(first, bound)), Int(min(max(end, min(first, bound)), bound)))
  }
}
