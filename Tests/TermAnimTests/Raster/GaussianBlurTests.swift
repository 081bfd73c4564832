import Foundation
import Testing

@testable import TermAnim

/// Blurs and shadows beside sums that are taken one by one.
struct GaussianBlurTests {
  /// A picture of random premultiplied pixels; of every third none is left.
  private final class Sample {
    let (width, height): (Int, Int)
    let surface: Surface
    private let memory: UnsafeMutablePointer<UInt32>

    init(width: Int, height: Int, seed: UInt64 = 1) {
      (self.width, self.height) = (width, height)
      memory = .allocate(capacity: width * height + 3)
      surface = Surface(
        base: memory, stride: width, bounds: PixelRect(x: 0, y: 0, width: width, height: height))
      var random = SeededGenerator(seed: seed)
      for index in 0..<width * height {
        let alpha = UInt32.random(in: 0...255, using: &random)
        let channels = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
        memory[index] =
          index % 3 == 0 ? 0 : channels[0] | channels[1] << 8 | channels[2] << 16 | alpha << 24
      }
    }

    deinit { memory.deallocate() }

    subscript(x: Int, y: Int) -> UInt32 {
      x >= 0 && y >= 0 && x < width && y < height ? memory[y * width + x] : 0
    }
  }

  private static func weight(_ distance: Int, _ deviation: Double) -> Double {
    let reach = GaussianKernel.reach(of: deviation)
    guard reach > 0 else { return distance == 0 ? 1 : 0 }
    func bell(_ x: Double) -> Double { erf(x / deviation / 2.0.squareRoot()) }
    return (bell(Double(distance) + 0.5) - bell(Double(distance) - 0.5))
      / (2 * bell(Double(reach) + 0.5))
  }

  /// What a blur makes of numbers at a place.
  private static func blurred(
    _ x: Int, _ y: Int, _ deviation: (x: Double, y: Double), _ number: (Int, Int) -> Double
  ) -> Double {
    let reach = (
      GaussianKernel.reach(of: deviation.x), GaussianKernel.reach(of: deviation.y)
    )
    var sum = 0.0
    for down in -reach.1...reach.1 {
      for right in -reach.0...reach.0 {
        sum +=
          weight(right, deviation.x) * weight(down, deviation.y) * number(x + right, y + down)
      }
    }
    return sum
  }

  private static func channel(_ pixel: UInt32, _ index: Int) -> Double {
    Double(pixel >> UInt32(8 * index) & 255)
  }

  @Test(arguments: [1, 3, 4, 15, 16, 17, 31], [(0.4, 2.5), (2, 0), (1.2, 1.2)])
  func `each channel is the weighted sum of those around`(
    width: Int, deviation: (Double, Double)
  ) {
    let (sample, before) = (Sample(width: width, height: 9), Sample(width: width, height: 9))
    GaussianBlur(deviation: deviation).apply(to: sample.surface, scratch: ScratchStack())
    for (y, x) in (0..<9).flatMap({ y in (0..<width).map { (y, $0) } }) {
      for index in 0..<4 {
        let expected = Self.blurred(x, y, deviation) { Self.channel(before[$0, $1], index) }
        #expect(abs(Self.channel(sample[x, y], index) - expected) < 0.51)
      }
    }
  }

  @Test(arguments: [(0.0, 0.0), (3, -2), (1.25, -0.5), (40, 0)], [(0.0, 0.0), (1.5, 0.8)])
  func `a shadow is the alpha in one colour, moved and blurred`(
    offset: (Double, Double), deviation: (Double, Double)
  ) {
    let (width, height, pixel) = (19, 8, UInt32(0xC060_2090))
    let (sample, before) = (
      Sample(width: width, height: height), Sample(width: width, height: height)
    )
    GaussianBlur(deviation: deviation).addShadow(
      to: sample.surface, of: pixel, movedBy: offset, scratch: ScratchStack())
    let (left, top) = (Int(offset.0.rounded(.down)), Int(offset.1.rounded(.down)))
    let part = (offset.0 - Double(left), offset.1 - Double(top))
    /// Nothing comes from outside of the surface, and nothing is kept there.
    func moved(_ x: Int, _ y: Int) -> Double {
      guard x >= 0, y >= 0, x < width, y < height else { return 0 }
      let alpha = { (right: Int, down: Int) in
        Self.channel(before[x - left - right, y - top - down], 3)
      }
      return (alpha(0, 0) * (1 - part.0) + alpha(1, 0) * part.0) * (1 - part.1)
        + (alpha(0, 1) * (1 - part.0) + alpha(1, 1) * part.0) * part.1
    }
    for (y, x) in (0..<height).flatMap({ y in (0..<width).map { (y, $0) } }) {
      let shade = Self.blurred(x, y, deviation, moved) / 255
      let rest = 1 - Self.channel(before[x, y], 3) / 255
      for index in 0..<4 {
        let expected =
          Self.channel(before[x, y], index) + rest * shade * Self.channel(pixel, index)
        #expect(abs(Self.channel(sample[x, y], index) - expected) < 2)
      }
    }
  }

  @Test func `a whole shadow is the colour itself, and none is nothing`() {
    let sample = Sample(width: 12, height: 3)
    for index in 0..<36 { sample.surface.base[index] = index % 12 < 5 ? 0xFF00_0000 : 0 }
    GaussianBlur(deviation: (0, 0)).addShadow(
      to: sample.surface, of: 0xC060_2090, movedBy: (3, 0), scratch: ScratchStack())
    let row = (0..<12).map { sample[$0, 1] }
    #expect(
      row == [UInt32](repeating: 0xFF00_0000, count: 5) + [0xC060_2090, 0xC060_2090, 0xC060_2090]
        + [0, 0, 0, 0])
  }

  @Test(arguments: [(1.5, 1.5), (6.5, 6.5), (6.5, 0.6), (0, 8)])
  func `a pixel is the same wherever the edges are, as long as they are far enough`(
    deviation: (Double, Double)
  ) {
    let reach = max(GaussianBlur.reach(of: deviation.0), GaussianBlur.reach(of: deviation.1))
    let (width, height) = (2 * reach + 17, 2 * reach + 12)
    let (whole, shadowed) = (
      Sample(width: width + 11, height: height + 9), Sample(width: width + 11, height: height + 9)
    )
    let (part, partShadowed) = (
      Sample(width: width, height: height), Sample(width: width, height: height)
    )
    for y in 0..<height {
      for x in 0..<width {
        part.surface.row(y)[x] = whole[x + 7, y + 5]
        partShadowed.surface.row(y)[x] = whole[x + 7, y + 5]
      }
    }
    let (blur, scratch) = (GaussianBlur(deviation: deviation), ScratchStack())
    for sample in [whole, part] { blur.apply(to: sample.surface, scratch: scratch) }
    for sample in [shadowed, partShadowed] {
      blur.addShadow(
        to: sample.surface, of: 0xC060_2090, movedBy: (0.5, 0), scratch: scratch)
    }
    for y in reach..<height - reach {
      for x in reach + 1..<width - reach {
        #expect(part[x, y] == whole[x + 7, y + 5])
        #expect(partShadowed[x, y] == shadowed[x + 7, y + 5])
      }
    }
  }
}
