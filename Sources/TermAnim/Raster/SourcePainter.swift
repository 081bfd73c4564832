/// Composites a paint that varies from pixel to pixel over a surface.
struct SourcePainter<Source: ColorSource>: BackdropPainter {
  let surface: Surface
  let source: Source
  /// A weight from 0 to 256 that multiplies the paint.
  let opacity: UInt32
  /// Room for a row of the surface.
  private let scratch: UnsafeMutablePointer<UInt32>
  private let isOpaque: Bool
  private(set) var row: UnsafeMutablePointer<UInt32>
  private var y = 0

  init(
    surface: Surface, source: Source, opacity: UInt32, scratch: UnsafeMutablePointer<UInt32>
  ) {
    (self.surface, self.source) = (surface, source)
    (self.opacity, self.scratch) = (opacity, scratch)
    isOpaque = source.isOpaque && opacity == 256
    row = surface.base
  }

  var hidesBackdrop: Bool { isOpaque }

  @inline(__always)
  mutating func begin(row y: Int) {
    row = surface.address(x: 0, y: y)
    self.y = y
  }

  @inline(__always)
  func span(from x: Int, to end: Int, coverage: UInt32) {
    let weight = (coverage &* opacity) >> 8
    let whole = x &+ ((end &- x) & ~3)
    if isOpaque && weight == 256 {
      source.fetch(x: x, y: y, count: whole &- x, into: row + x)
    } else {
      source.fetch(x: x, y: y, count: whole &- x, into: scratch)
      composite(count: whole &- x, onto: row + x, by: weight)
    }
    if whole < end {
      blend(
        source.quad(x: whole, y: y), onto: row + whole,
        PixelMath.cut(SIMD4(repeating: weight), after: end &- whole))
    }
  }

  /// Composites fetched pixels, a multiple of 4, that all have the same weight.
  @inline(__always)
  private func composite(
    count: Int, onto target: UnsafeMutablePointer<UInt32>, by weight: UInt32
  ) {
    let weights = SIMD4(repeating: weight)
    var index = 0
    while index < count {
      let pixels = PixelMath.quad(scratch + index)
      if weight == 256 {
        cover(target + index, with: pixels)
      } else {
        blend(pixels, onto: target + index, weights)
      }
      index &+= 4
    }
  }

  @inline(__always)
  func quad(
    at x: Int, coverages: SIMD4<UInt32>, over backdrop: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    // Without opacity of its own a product of four numbers of 32 bits is saved, which is dear.
    let weights = opacity == 256 ? coverages : (coverages &* opacity) &>> 8
    return PixelMath.over(PixelMath.scaled(source.quad(x: x, y: y), by: weights), backdrop)
  }

  @inline(__always)
  private func blend(
    _ pixels: SIMD4<UInt32>, onto target: UnsafeMutablePointer<UInt32>, _ weights: SIMD4<UInt32>
  ) {
    let result = PixelMath.over(PixelMath.scaled(pixels, by: weights), PixelMath.quad(target))
    PixelMath.store(result, to: target)
  }

  @inline(__always)
  private func cover(_ target: UnsafeMutablePointer<UInt32>, with pixels: SIMD4<UInt32>) {
    PixelMath.store(PixelMath.over(pixels, PixelMath.quad(target)), to: target)
  }
}
