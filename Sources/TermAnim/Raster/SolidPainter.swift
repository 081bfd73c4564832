/// Composites one colour over a surface.
struct SolidPainter: SpanPainter {
  let surface: Surface
  /// Premultiplied.
  let pixel: UInt32
  private let isOpaque: Bool
  private var row: UnsafeMutablePointer<UInt32>

  init(surface: Surface, pixel: UInt32) {
    (self.surface, self.pixel) = (surface, pixel)
    isOpaque = pixel >> 24 == 255
    row = surface.base
  }

  @inline(__always)
  mutating func begin(row y: Int) {
    row = surface.address(x: 0, y: y)
  }

  @inline(__always)
  func span(from x: Int, to end: Int, coverage: UInt32) {
    if isOpaque && coverage == 256 {
      (row + x).update(repeating: pixel, count: end &- x)
      return
    }
    let coverages = SIMD4(repeating: coverage)
    var place = x
    while place &+ 4 <= end {
      quad(at: place, coverages: coverages)
      place &+= 4
    }
    while place < end {
      row[place] =
        isOpaque
        ? PixelMath.mixed(pixel, row[place], by: coverage)
        : PixelMath.over(PixelMath.scaled(pixel, by: coverage), row[place])
      place &+= 1
    }
  }

  @inline(__always)
  func quad(at x: Int, coverages: SIMD4<UInt32>) {
    let (pixels, backdrop) = (SIMD4(repeating: pixel), PixelMath.quad(row + x))
    let result =
      isOpaque
      ? PixelMath.mixed(pixels, backdrop, by: coverages)
      : PixelMath.over(PixelMath.scaled(pixels, by: coverages), backdrop)
    PixelMath.store(result, to: row + x)
  }
}
