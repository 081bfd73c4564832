import Foundation
import Testing

@testable import TermAnim

/// Bytes for moving pictures of 200 x 60 cells: counted work, which no noisy machine changes.
struct WorkloadBytesTests {
  /// The mean bytes of some frames after the first, on a terminal with synchronised output.
  private func meanBytes(pixel: (_ x: Int, _ y: Int, _ frame: Int) -> UInt32) -> Int {
    let capabilities = OutputCapabilities(hasSynchronizedOutput: true)
    let (encoder, presenter) = (
      HalfBlockEncoder(capabilities: capabilities), FramePresenter(capabilities: capabilities)
    )
    let buffer = PixelBuffer(width: 200, height: 120)
    var sum = 0
    for frame in 0...4 {
      for y in 0..<120 {
        for x in 0..<200 { buffer.base[y * 200 + x] = pixel(x, y, frame) | 0xFF00_0000 }
      }
      let bytes = presenter.bytes(toShow: encoder.cells(of: Picture(pixels: buffer)))
      if frame > 0 { sum += bytes.count }
    }
    return sum / 4
  }

  /// A colour of a wheel of 320, long enough that no two of a screen are alike.
  private func hue(_ step: Int) -> UInt32 {
    let angle = Double(step) * 2 * .pi / 320
    func component(_ shift: Double) -> UInt32 { UInt32(127.5 + 127.5 * sin(angle + shift)) }
    return component(0) | component(2) << 8 | component(4) << 16
  }

  @Test func `a diagonal gradient takes less than 100 KB, two fifths of sending rows`() {
    #expect(meanBytes { x, y, frame in hue(x + y + 3 * frame) } < 100_000)
  }

  @Test func `a horizontal gradient takes less than 42 KB`() {
    #expect(meanBytes { x, _, frame in hue(x + 3 * frame) } < 42_000)
  }

  @Test func `a vertical gradient takes little more than its spaces`() {
    #expect(meanBytes { _, y, frame in hue(2 * (y / 2) + 3 * frame) } < 200 * 60 + 60 * 40)
  }

  @Test func `a growing disc takes less than 3.2 KB`() {
    let bytes = meanBytes { x, y, frame in
      let distance = hypot(Double(x) - 99.5, Double(y) - 59.5)
      let coverage = min(max(30 + 1.2 * Double(frame) - distance + 0.5, 0), 1)
      func mix(_ from: Double, _ to: Double) -> UInt32 { UInt32(from + (to - from) * coverage) }
      return mix(40, 230) | mix(60, 70) << 8 | mix(120, 60) << 16
    }
    #expect(bytes < 3200)
  }

  @Test func `noise takes no more than rows of it would`() {
    var dice = CellDice(seed: 4)
    #expect(meanBytes { _, _, _ in UInt32(truncatingIfNeeded: dice.next()) & 0xFF_FFFF } < 440_000)
  }
}
