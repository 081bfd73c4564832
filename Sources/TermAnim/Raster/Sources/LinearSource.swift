import Foundation

/// A linear gradient: the place along it grows by the same step from pixel to pixel.
struct LinearSource: ColorSource {
  private let lookup: GradientLookup
  /// In 1/65536 of a table's entry.
  private let places: LinearPlaces

  var isOpaque: Bool { lookup.isOpaque }

  /// A gradient from `start` to `end`, points that `inverse` leads to from pixels.
  ///
  /// Where both are the same the last colour is everywhere.
  init(lookup: GradientLookup, start: CGPoint, end: CGPoint, inverse: CGAffineTransform) {
    self.lookup = lookup
    let places = LinearPlaces(
      from: start, to: end, length: lookup.length * 65536, inverse: inverse)
    self.places = lookup.spread == .pad ? places.moved(by: 32768) : places
  }

  @inline(__always)
  func quad(x: Int, y: Int) -> SIMD4<UInt32> {
    let place = places[x, y]
    return SIMD4(
      lookup.pixel(entry: place >> 16), lookup.pixel(entry: (place &+ places.stepX) >> 16),
      lookup.pixel(entry: (place &+ 2 &* places.stepX) >> 16),
      lookup.pixel(entry: (place &+ 3 &* places.stepX) >> 16))
  }

  /// A call, since painters ask for runs, and do so in several places each.
  @inline(never)
  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let place = places[x, y]
    if places.stepX == 0 {
      PixelRun.fill(pixels, count: count, with: lookup.pixel(entry: place >> 16))
    } else if lookup.spread == .pad {
      fetchPadded(from: place, count: count, into: pixels)
    } else {
      for index in 0..<count {
        pixels[index] = lookup.pixel(entry: (place &+ places.stepX &* index) >> 16)
      }
    }
  }

  /// Fetches what is before the gradient's near end, then what is in it, then what is after it, in
  /// a row that is not all of one colour.
  @inline(__always)
  private func fetchPadded(
    from place: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    let table = lookup.table
    let (first, end) = inside(from: place, count: count)
    let last = GradientTables.size - 1
    let isBackwards = places.stepX < 0
    if first > 0 {
      PixelRun.fill(pixels, count: first, with: table[isBackwards ? last : 0])
    }
    fetchInner(first..<end, from: place, into: pixels)
    if end < count {
      PixelRun.fill(pixels + end, count: count &- end, with: table[isBackwards ? 0 : last])
    }
  }

  /// Fetches pixels whose places lie within the table, the upper halves of 32 bits being entries.
  @inline(__always)
  private func fetchInner(
    _ range: Range<Int>, from place: Int, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    let table = lookup.table
    let step = Int32(truncatingIfNeeded: places.stepX)
    let start = Int32(truncatingIfNeeded: place &+ places.stepX &* range.lowerBound)
    var quad = SIMD4(repeating: start) &+ SIMD4(0, 1, 2, 3) &* SIMD4(repeating: step)
    let leap = SIMD4(repeating: step &* 4)
    var index = range.lowerBound
    while index &+ 4 <= range.upperBound {
      let halves = unsafeBitCast(quad, to: SIMD8<UInt16>.self)
      pixels[index] = table[Int(halves[1])]
      pixels[index &+ 1] = table[Int(halves[3])]
      pixels[index &+ 2] = table[Int(halves[5])]
      pixels[index &+ 3] = table[Int(halves[7])]
      quad = quad &+ leap
      index &+= 4
    }
    while index < range.upperBound {
      pixels[index] = table[(place &+ places.stepX &* index) >> 16]
      index &+= 1
    }
  }

  /// The range of pixels whose places lie within the table, in a row that is not all of one colour.
  @inline(__always)
  private func inside(from place: Int, count: Int) -> (first: Int, end: Int) {
    let limit = GradientTables.size << 16
    let final = place &+ places.stepX &* (count &- 1)
    if place >= 0 && place < limit && final >= 0 && final < limit { return (0, count) }
    // Distances to the near and the far border, measured along the step.
    let size = places.stepX.magnitude
    let near = places.stepX > 0 ? 0 &- place : place &- limit &+ 1
    let far = places.stepX > 0 ? limit &- 1 &- place : place
    let first = near > 0 ? (near.magnitude &+ size &- 1) / size : 0
    let end = far < 0 ? 0 : far.magnitude / size &+ 1
    let bound = UInt(count)
    return (Int(min(first, bound)), Int(min(max(end, min(first, bound)), bound)))
  }
}
