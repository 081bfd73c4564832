import Testing

@testable import TermAnim

struct PixelQuadTests {
  private var random = SeededGenerator(seed: 5)

  /// Four premultiplied pixels, the first of them opaque.
  private mutating func quad() -> SIMD4<UInt32> {
    var quad = SIMD4<UInt32>.zero
    for place in 0..<4 {
      let alpha = place == 0 ? 255 : UInt32.random(in: 0...255, using: &random)
      for shift in [UInt32(0), 8, 16] {
        quad[place] |= UInt32.random(in: 0...alpha, using: &random) << shift
      }
      quad[place] |= alpha << 24
    }
    return quad
  }

  @Test mutating func `four pixels at a time give what each gives alone`() {
    for _ in 0..<500 {
      let (pixels, backdrop) = (quad(), quad())
      let weights = SIMD4<UInt32>.random(in: 0...256, using: &random)
      let scaled = PixelMath.scaled(pixels, by: weights)
      let over = PixelMath.over(pixels, backdrop)
      let mixed = PixelMath.mixed(pixels, backdrop, by: weights)
      for place in 0..<4 {
        #expect(scaled[place] == PixelMath.scaled(pixels[place], by: weights[place]))
        #expect(over[place] == PixelMath.over(pixels[place], backdrop[place]))
        #expect(mixed[place] == PixelMath.mixed(pixels[place], backdrop[place], by: weights[place]))
      }
    }
  }

  @Test func `every channel and weight mixes to the nearest`() {
    for (pixel, backdrop) in [(UInt32(255), UInt32(0)), (0, 255), (255, 255), (3, 200), (128, 127)]
    {
      let ones: UInt32 = 0x0101_0101
      for weight in UInt32(0)...256 {
        let mixed = PixelMath.mixed(
          SIMD4(repeating: pixel * ones), SIMD4(repeating: backdrop * ones),
          by: SIMD4(repeating: weight))
        let nearest = (pixel * weight + backdrop * (256 - weight) + 128) / 256
        #expect(mixed == SIMD4(repeating: nearest * ones))
      }
    }
  }

  @Test func `weights are cut after a number of pixels`() {
    let weights = SIMD4<UInt32>(1, 2, 3, 256)
    let expected: [SIMD4<UInt32>] = [
      .zero, .zero, SIMD4(1, 0, 0, 0), SIMD4(1, 2, 0, 0), SIMD4(1, 2, 3, 0), weights, weights,
    ]
    for (index, cut) in expected.enumerated() {
      let count = index - 1
      #expect(PixelMath.cut(weights, after: count) == cut, "\(count)")
    }
  }

  @Test(arguments: 0...70)
  func `a run of any length is filled, and nothing beside it`(count: Int) {
    for offset in 0..<5 {
      var pixels = [UInt32](repeating: 7, count: 90)
      pixels.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        PixelRun.fill(base + offset, count: count, with: 9)
      }
      #expect(pixels[offset..<offset + count].allSatisfy { $0 == 9 })
      #expect(pixels[..<offset].allSatisfy { $0 == 7 })
      #expect(pixels[(offset + count)...].allSatisfy { $0 == 7 })
    }
  }
}
