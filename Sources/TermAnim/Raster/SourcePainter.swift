/// Composites a paint that varies from pixel to pixel over a surface.
struct SourcePainter<Source: ColorSource>: SpanPainter {
  let surface: Surface
  let source: Source
  /// A weight from 0 to 256 that multiplies the paint.
  let opacity: UInt32
  /// Room for a row of the surface.
  let scratch: UnsafeMutablePointer<UInt32>
  private let isOpaque: Bool
  private var row: UnsafeMutablePointer<UInt32>
  private var y = 0

  init(
    surface: Surface, source: Source, opacity: UInt32, scratch: UnsafeMutablePointer<UInt32>
  ) {
    (self.surface, self.source) = (surface, source)
    (self.opacity, self.scratch) = (opacity, scratch)
    isOpaque = source.isOpaque && opacity == 256
    row = surface.base
  }

  @inline(__always)
  mutating func begin(row y: Int) {
    row = surface.address(x: 0, y: y)
    self.y = y
  }

  @inline(__always)
  func span(from x: Int, to end: Int, coverage: UInt32) {
    let target = row + x
    let count = end &- x
    if isOpaque && coverage == 256 {
      source.fetch(x: x, y: y, count: count, into: target)
      return
    }
    source.fetch(x: x, y: y, count: count, into: scratch)
    let weight = coverage &* opacity >> 8
    if weight == 256 {
      for index in 0..<count { target[index] = PixelMath.over(scratch[index], target[index]) }
    } else {
      for index in 0..<count {
        target[index] = PixelMath.over(
          PixelMath.scaled(scratch[index], by: weight), target[index])
      }
    }
  }

  @inline(__always)
  func run(from x: Int, coverages: UnsafePointer<UInt16>, count: Int) {
    let target = row + x
    source.fetch(x: x, y: y, count: count, into: scratch)
    for index in 0..<count {
      let weight = UInt32(coverages[index]) &* opacity >> 8
      target[index] = PixelMath.over(PixelMath.scaled(scratch[index], by: weight), target[index])
    }
  }
}
