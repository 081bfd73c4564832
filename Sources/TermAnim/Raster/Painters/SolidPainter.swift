/// Composites one see-through colour over a surface.
struct SolidPainter: BackdropPainter {
  let surface: Surface
  /// Premultiplied.
  let pixel: UInt32
  private(set) var row: UnsafeMutablePointer<UInt32>

  init(surface: Surface, pixel: UInt32) {
    (self.surface, self.pixel) = (surface, pixel)
    row = surface.base
  }

  /// Such a shape is not painted together with the ground, except by tests of that.
  var hidesBackdrop: Bool { false }

  @inline(__always)
  mutating func begin(row y: Int) {
    row = surface.address(x: 0, y: y)
  }

  @inline(__always)
  func span(from x: Int, to end: Int, coverage: UInt32) {
    let pixels = SIMD4(repeating: PixelMath.scaled(pixel, by: coverage))
    var place = x
    while place &+ 4 <= end {
      let target = row + place
      PixelMath.store(PixelMath.over(pixels, PixelMath.quad(target)), to: target)
      place &+= 4
    }
    if place < end {
      quad(
        at: place, coverages: PixelMath.cut(SIMD4(repeating: coverage), after: end &- place))
    }
  }

  @inline(__always)
  func quad(
    at x: Int, coverages: SIMD4<UInt32>, over backdrop: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    PixelMath.over(PixelMath.scaled(SIMD4(repeating: pixel), by: coverages), backdrop)
  }
}
