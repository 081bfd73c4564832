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
      let even = count & ~3
      source.fetch(x: x, y: y, count: even, into: target)
      guard even < count else { return }
      source.fetch(x: x &+ even, y: y, count: count &- even, into: scratch)
      (target + even).update(from: scratch, count: count &- even)
      return
    }
    source.fetch(x: x, y: y, count: count, into: scratch)
    let weight = (coverage &* opacity) >> 8
    let weights = SIMD4(repeating: weight)
    var index = 0
    while index &+ 4 <= count {
      blend(PixelMath.quad(scratch + index), onto: target + index, weights)
      index &+= 4
    }
    while index < count {
      target[index] = PixelMath.over(
        PixelMath.scaled(scratch[index], by: weight), target[index])
      index &+= 1
    }
  }

  @inline(__always)
  func quad(at x: Int, coverages: SIMD4<UInt32>) {
    source.fetch(x: x, y: y, count: 4, into: scratch)
    blend(PixelMath.quad(scratch), onto: row + x, (coverages &* opacity) &>> 8)
  }

  @inline(__always)
  private func blend(
    _ pixels: SIMD4<UInt32>, onto target: UnsafeMutablePointer<UInt32>, _ weights: SIMD4<UInt32>
  ) {
    let result = PixelMath.over(PixelMath.scaled(pixels, by: weights), PixelMath.quad(target))
    PixelMath.store(result, to: target)
  }
}
