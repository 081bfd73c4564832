/// Paints one opaque colour on a surface.
struct OpaquePainter: BackdropPainter {
  let surface: Surface
  /// Opaque.
  let pixel: UInt32
  private let even: PixelMath.Channels
  private let odd: PixelMath.Channels
  private(set) var row: UnsafeMutablePointer<UInt32>

  init(surface: Surface, pixel: UInt32) {
    (self.surface, self.pixel) = (surface, pixel)
    (even, odd) = (
      PixelMath.even(SIMD4(repeating: pixel)), PixelMath.odd(SIMD4(repeating: pixel))
    )
    row = surface.base
  }

  var hidesBackdrop: Bool { true }

  @inline(__always)
  mutating func begin(row y: Int) {
    row = surface.address(x: 0, y: y)
  }

  @inline(__always)
  func span(from x: Int, to end: Int, coverage: UInt32) {
    if coverage == 256 {
      PixelRun.fill(row + x, count: end &- x, with: pixel)
    } else {
      blend(from: x, to: end, coverage: coverage)
    }
  }

  @inline(__always)
  func pour(from x: Int, to end: Int) {
    PixelRun.pour(row + x, count: end &- x, with: pixel)
  }

  @inline(__always)
  private func blend(from x: Int, to end: Int, coverage: UInt32) {
    let coverages = SIMD4(repeating: coverage)
    var place = x
    while place &+ 4 <= end {
      quad(at: place, coverages: coverages)
      place &+= 4
    }
    if place < end {
      quad(at: place, coverages: PixelMath.cut(coverages, after: end &- place))
    }
  }

  @inline(__always)
  func quad(
    at x: Int, coverages: SIMD4<UInt32>, over backdrop: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    PixelMath.mixed(even: even, odd: odd, backdrop, by: coverages)
  }
}
