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
    } else if isOpaque {
      for index in x..<end { row[index] = PixelMath.mixed(pixel, row[index], by: coverage) }
    } else {
      let source = PixelMath.scaled(pixel, by: coverage)
      let transparency = PixelMath.transparency(of: source)
      for index in x..<end {
        row[index] = source &+ PixelMath.scaled(row[index], by: transparency)
      }
    }
  }

  @inline(__always)
  func run(from x: Int, coverages: UnsafePointer<UInt16>, count: Int) {
    let target = row + x
    for index in 0..<count {
      let coverage = UInt32(coverages[index])
      if isOpaque {
        target[index] = PixelMath.mixed(pixel, target[index], by: coverage)
      } else {
        target[index] = PixelMath.over(PixelMath.scaled(pixel, by: coverage), target[index])
      }
    }
  }
}
