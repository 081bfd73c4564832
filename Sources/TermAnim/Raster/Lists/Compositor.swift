/// Puts a finished layer onto the surface behind it.
struct Compositor {
  let source: Surface
  let target: Surface
  /// Multiplies the source, 0 to 256.
  let opacity: UInt32
  let blendMode: BlendMode
  /// How much of each pixel may change, or nil for all of it; has all the pixels concerned.
  let mask: CoverageMask?
  /// The opaque pixel to show where the target is uncovered, or nil to let it become clear.
  let ground: UInt32?

  /// Composites the pixels of `area`, which both surfaces must have.
  func composite(_ area: PixelRect) {
    for y in area.y..<max(area.maxY, area.y) {
      let pixels = source.address(x: area.x, y: y)
      let row = target.address(x: area.x, y: y)
      let factors = mask?.address(x: area.x, y: y)
      if blendMode != .normal {
        blend(pixels, onto: row, factors: factors, count: area.width)
      } else {
        cover(row, with: pixels, factors: factors, count: area.width)
      }
    }
  }

  private func cover(
    _ row: UnsafeMutablePointer<UInt32>, with pixels: UnsafeMutablePointer<UInt32>,
    factors: UnsafeMutablePointer<UInt8>?, count: Int
  ) {
    let isPlain = factors == nil && opacity == 256
    var x = 0
    while x &+ 4 <= count {
      let (quad, target) = (PixelMath.quad(pixels + x), row + x)
      if !PixelMath.isClear(quad) {
        let faded = isPlain ? quad : PixelMath.scaled(quad, by: weights(factors, x))
        PixelMath.store(PixelMath.over(faded, PixelMath.quad(target)), to: target)
      }
      x &+= 4
    }
    while x < count {
      let faded = PixelMath.scaled(pixels[x], by: weight(factors, x))
      row[x] = PixelMath.over(faded, row[x])
      x &+= 1
    }
  }

  /// What is left of a pixel by the opacity and the mask.
  @inline(__always)
  private func weight(_ factors: UnsafeMutablePointer<UInt8>?, _ x: Int) -> UInt32 {
    guard let factors else { return opacity }
    return (opacity &* PixelMath.weight(UInt32(factors[x]))) >> 8
  }

  /// The same of four pixels.
  @inline(__always)
  private func weights(_ factors: UnsafeMutablePointer<UInt8>?, _ x: Int) -> SIMD4<UInt32> {
    guard let factors else { return SIMD4(repeating: opacity) }
    let weights = PixelMath.weights(factors + x)
    return opacity == 256 ? weights : (weights &* opacity) &>> 8
  }

  private func blend(
    _ pixels: UnsafeMutablePointer<UInt32>, onto row: UnsafeMutablePointer<UInt32>,
    factors: UnsafeMutablePointer<UInt8>?, count: Int
  ) {
    for x in 0..<count where pixels[x] != 0 || blendMode.isUnbounded {
      let source = PixelMath.channels(PixelMath.scaled(pixels[x], by: opacity)) / 255
      let blended = blendMode.blended(source, PixelMath.channels(row[x]) / 255)
      var pixel = PixelMath.pixel(channels: Self.valid(blended) * 255)
      if let factors {
        pixel = PixelMath.mixed(pixel, row[x], by: PixelMath.weight(UInt32(factors[x])))
      }
      row[x] = ground.map { PixelMath.over(pixel, $0) } ?? pixel
    }
  }

  /// Channels within 0...1, and none above alpha.
  @inline(__always)
  private static func valid(_ channels: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = min(max(channels.w, 0), 1)
    return channels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
  }
}
