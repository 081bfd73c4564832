import Testing

@testable import TermAnim

struct CompositorTests {
  private let width = 23

  /// Premultiplied pixels, a third of them clear.
  private func pixels(_ random: inout SeededGenerator) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: 1)
    for x in 0..<width where Int.random(in: 0..<3, using: &random) > 0 {
      let alpha = UInt32.random(in: 1...255, using: &random)
      var pixel = alpha << 24
      for shift in [UInt32(0), 8, 16] {
        pixel |= UInt32.random(in: 0...alpha, using: &random) << shift
      }
      buffer.base[x] = pixel
    }
    return buffer
  }

  @Test(arguments: [256, 255, 130, 0] as [UInt32], [false, true])
  func `a layer of any width is composited pixel by pixel, and nothing beside it`(
    opacity: UInt32, isMasked: Bool
  ) {
    var random = SeededGenerator(seed: 3)
    let source = pixels(&random)
    let factors = UnsafeMutablePointer<UInt8>.allocate(capacity: width)
    defer { factors.deallocate() }
    for x in 0..<width { factors[x] = UInt8.random(in: 0...255, using: &random) }
    let bounds = PixelRect(x: 0, y: 0, width: width, height: 1)
    for start in 0..<6 {
      for end in start...width {
        let target = pixels(&random)
        let before = (0..<width).map { target.base[$0] }
        Compositor(
          source: source.surface, target: target.surface, opacity: opacity, blendMode: .normal,
          mask: isMasked ? CoverageMask(base: factors, stride: width, bounds: bounds) : nil,
          ground: nil
        ).composite(PixelRect(fromX: start, y: 0, toX: end, y: 1))
        for x in 0..<width {
          let factor = isMasked ? PixelMath.weight(UInt32(factors[x])) : 256
          let faded = PixelMath.scaled(source.base[x], by: opacity * factor / 256)
          let isInside = x >= start && x < end
          let expected = isInside ? PixelMath.over(faded, before[x]) : before[x]
          #expect(target.base[x] == expected, "column \(x) of \(start)..<\(end)")
        }
      }
    }
  }
}
