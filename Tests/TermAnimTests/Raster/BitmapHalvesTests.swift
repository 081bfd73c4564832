import Foundation
import Testing

@testable import TermAnim

struct BitmapHalvesTests {
  private func random(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var dice = SeededGenerator(seed: seed)
    return Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in .random(in: 0...UInt32.max, using: &dice) })
  }

  /// The mean of a channel over an area whose borders may lie within pixels, the slow way: in
  /// 60ths.
  private func mean(
    _ bitmap: Bitmap, shift: UInt32, x: Range<Double>, y: Range<Double>
  ) -> Double {
    let steps = 60
    var sum = 0.0
    for row in 0..<steps {
      for column in 0..<steps {
        let place = (
          x.lowerBound + (Double(column) + 0.5) / Double(steps) * (x.upperBound - x.lowerBound),
          y.lowerBound + (Double(row) + 0.5) / Double(steps) * (y.upperBound - y.lowerBound)
        )
        sum += Double(bitmap.pixels[Int(place.1) * bitmap.width + Int(place.0)] >> shift & 255)
      }
    }
    return sum / Double(steps * steps)
  }

  @Test(arguments: [(6, 4), (7, 5), (3, 9), (2, 2), (1, 8), (5, 1)])
  func `half a bitmap is the mean of what it covers`(width: Int, height: Int) {
    let bitmap = random(width, height, seed: UInt64(width * 10 + height))
    let half = bitmap.halved
    #expect(half.width == max(width / 2, 1) && half.height == max(height / 2, 1))
    let (stepX, stepY) = (
      Double(width) / Double(half.width), Double(height) / Double(half.height)
    )
    for y in 0..<half.height {
      for x in 0..<half.width {
        for shift in [0, 8, 16, 24] as [UInt32] {
          let expected = mean(
            bitmap, shift: shift, x: Double(x) * stepX..<Double(x + 1) * stepX,
            y: Double(y) * stepY..<Double(y + 1) * stepY)
          let value = Double(half.pixels[y * half.width + x] >> shift & 255)
          #expect(abs(value - expected) < 3.5, "pixel \(x) \(y)")
        }
      }
    }
  }

  @Test func `a plain bitmap stays what it is`() {
    let bitmap = Bitmap(width: 9, height: 7, pixels: [UInt32](repeating: 0x8040_2010, count: 63))
    #expect(bitmap.halved.halved.pixels.allSatisfy { $0 == 0x8040_2010 })
    #expect(Bitmap(width: 0, height: 0, pixels: []).halved.pixels.isEmpty)
  }

  @Test func `what is drawn has two to four pixels for each of the picture`() {
    let (halves, bitmap) = (BitmapHalves(), random(64, 32, seed: 1))
    for step in [0.1, 1, 2, 3.9, Double.nan, .infinity] {
      #expect(halves.bitmap(for: bitmap, step: step) == bitmap)
    }
    for step in [4, 5.5, 7.9, 8, 13, 16] as [Double] {
      let factor = 64 / Double(halves.bitmap(for: bitmap, step: step).width)
      #expect((2..<4).contains(step / factor), "step \(step)")
    }
  }

  @Test func `the emoji of a screen are made smaller once, however many there are`() {
    let halves = BitmapHalves()
    let bitmaps = (0..<40).map { random(136, 128, seed: UInt64($0)) }
    for _ in 0..<3 {
      for bitmap in bitmaps { #expect(halves.bitmap(for: bitmap, step: 8).width == 34) }
    }
    #expect(halves.madeCount == 80)
  }

  @Test(arguments: [(0, 16), (20 * (4096 + 64), 20)])
  func `what was used longest ago makes room, but for the last sixteen`(
    capacity: Int, count: Int
  ) {
    let halves = BitmapHalves(capacity: capacity)
    let bitmaps = (0...count).map { random(16, 16, seed: UInt64($0)) }
    for _ in 0..<3 {
      for bitmap in bitmaps.dropLast() { _ = halves.bitmap(for: bitmap, step: 4) }
    }
    #expect(halves.madeCount == count)
    _ = halves.bitmap(for: bitmaps[count], step: 4)
    _ = halves.bitmap(for: bitmaps[1], step: 4)
    #expect(halves.madeCount == count + 1)
    _ = halves.bitmap(for: bitmaps[0], step: 4)
    #expect(halves.madeCount == count + 2)
  }

  @Test func `a bitmap that comes again after it made room is what it was`() {
    let (halves, bitmap) = (BitmapHalves(capacity: 0), random(64, 64, seed: 5))
    let half = halves.bitmap(for: bitmap, step: 8)
    for seed in 0..<UInt64(20) { _ = halves.bitmap(for: random(8, 8, seed: seed), step: 4) }
    #expect(halves.bitmap(for: bitmap, step: 8) == half)
  }

  @Test func `a large bitmap drawn small looks as its mean does`() {
    let (width, height) = (96, 64)
    let bitmap = random(width, height, seed: 8)
    let opaque = Bitmap(
      width: width, height: height, pixels: bitmap.pixels.map { $0 | 0xFF00_0000 })
    let drawn = RasterSupport.pixels(
      [
        .fill(
          RasterSupport.rectangle(0, 0, 6, 4),
          .bitmap(opaque, frame: CGRect(x: 0, y: 0, width: 6, height: 4), tiles: false),
          FillStyle())
      ], width: 6, height: 4, over: Color.Resolved.black)
    for y in 0..<4 {
      for x in 0..<6 {
        for shift in [0, 8, 16] as [UInt32] {
          let expected = mean(
            opaque, shift: shift, x: Double(x * 16)..<Double(x * 16 + 16),
            y: Double(y * 16)..<Double(y * 16 + 16))
          #expect(abs(Double(drawn[y * 6 + x] >> shift & 255) - expected) < 6)
        }
      }
    }
  }

  @Test func `a bitmap that is squeezed along one axis stays sharp along the other`() {
    let (width, height) = (256, 8)
    let rows = Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { $0 / width % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 })
    let drawn = RasterSupport.pixels(
      [
        .fill(
          RasterSupport.rectangle(0, 0, 8, 8),
          .bitmap(rows, frame: CGRect(x: 0, y: 0, width: 8, height: 8), tiles: false), FillStyle())
      ], width: 8, height: 8, over: Color.Resolved.black)
    for y in 0..<8 {
      let value = drawn[y * 8 + 4] & 255
      #expect(y % 2 == 0 ? value > 170 : value < 85, "row \(y) is \(value)")
    }
  }

  @Test(arguments: [(64, 64), (256, 8), (16, 16), (5, 5)], [0, 0.25, 0.9])
  func `a bitmap covers the pixels at its sides as a shape does, however small it is`(
    size: (width: Int, height: Int), shift: Double
  ) {
    let white = Bitmap(
      width: size.width, height: size.height,
      pixels: [UInt32](repeating: 0xFFFF_FFFF, count: size.width * size.height))
    let frame = CGRect(x: 9 + shift, y: 4 + shift, width: 8, height: 8)
    func drawn(_ paint: Paint, turnedBy angle: CGFloat) -> [UInt32] {
      let layer = Layer(
        transform: ProjectionTransform(CGAffineTransform(rotationAngle: angle)),
        contents: DisplayList([.fill(Path(frame), paint, FillStyle())]))
      return RasterSupport.pixels([.layer(layer)], width: 24, height: 24, over: .black)
    }
    for angle in [0, 0.3] {
      let picture = drawn(.bitmap(white, frame: frame, tiles: false), turnedBy: angle)
      let square = drawn(.color(.white), turnedBy: angle)
      let most = zip(picture, square).map { RasterSupport.difference($0, $1) }.max()
      #expect(most ?? 0 <= 2, "turned by \(angle)")
    }
  }
}
