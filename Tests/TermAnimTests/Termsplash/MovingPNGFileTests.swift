import Foundation
import TermAnim
import Testing

@testable import termsplash

/// Moving pictures, read back chunk by chunk.
struct MovingPNGFileTests {
  private static let (red, green, black): (UInt32, UInt32, UInt32) = (
    0xFF00_00FF, 0xFF00_FF00, 0xFF00_0000
  )

  /// A black picture of 6 x 4 pixels with another pixel here and there.
  private static func bitmap(_ pixels: [(x: Int, y: Int, pixel: UInt32)] = []) -> Bitmap {
    var all = [UInt32](repeating: black, count: 24)
    for (x, y, pixel) in pixels { all[y * 6 + x] = pixel }
    return Bitmap(width: 6, height: 4, pixels: all)
  }

  private static func file(
    _ bitmaps: [(Bitmap, Double)], endingAt end: Double
  ) throws -> PNGReader {
    var file = MovingPNGFile()
    for (bitmap, seconds) in bitmaps { file.append(bitmap, at: seconds) }
    return try PNGReader(file.data(endingAt: end))
  }

  @Test func `each frame is put over the one before, and is what it was`() throws {
    let bitmaps = [
      Self.bitmap(), Self.bitmap([(4, 1, Self.red)]),
      Self.bitmap([(4, 1, Self.red), (1, 2, Self.green), (3, 3, Self.red)]), Self.bitmap(),
    ]
    let file = try Self.file(bitmaps.enumerated().map { ($1, Double($0)) }, endingAt: 4)
    #expect(try file.bitmaps() == bitmaps)
  }

  @Test func `a frame is only as large as what changed`() throws {
    let file = try Self.file(
      [
        (Self.bitmap(), 0), (Self.bitmap([(4, 1, Self.red)]), 1),
        (Self.bitmap([(4, 1, Self.red), (1, 2, Self.green), (3, 3, Self.red)]), 2),
      ], endingAt: 3)
    #expect(file.frames.map(\.columns) == [0..<6, 4..<5, 1..<4])
    #expect(file.frames.map(\.rows) == [0..<4, 1..<2, 2..<4])
  }

  @Test func `frames stay until the next one comes, and the last one to the end`() throws {
    let (one, other) = (Self.bitmap(), Self.bitmap([(0, 0, Self.red)]))
    let file = try Self.file(
      [(one, 0), (one, 0.5), (other, 1.0 / 3), (one, 0.6667), (one, 9), (other, 200)],
      endingAt: 260.5)
    // Tenths of a second are enough where milliseconds are too many for the format.
    #expect(file.frames.map(\.milliseconds) == [333, 334, 199_300, 60_500])
  }

  @Test func `what begins at the end is left out, as some would show it for long`() throws {
    let bitmaps = (0..<4).map { Self.bitmap([($0, 0, Self.red)]) }
    let file = try Self.file(bitmaps.enumerated().map { ($1, Double($0)) }, endingAt: 3)
    #expect(file.frames.map(\.milliseconds) == [1000, 1000, 1000])
    #expect(try file.bitmaps() == Array(bitmaps.prefix(3)))
    #expect(file.frameCount == 3)
    #expect(try Self.file([(bitmaps[0], 0)], endingAt: 0).frameCount == 1)
  }

  @Test func `sixty frames a second do not drift`() throws {
    let bitmaps = (0..<120).map { index in
      (Self.bitmap([(index % 6, index % 4, Self.red)]), Double(index) / 60)
    }
    let file = try Self.file(bitmaps, endingAt: 2)
    #expect(file.frames.count == 120)
    #expect(file.frames.reduce(0) { $0 + $1.milliseconds } == 2000)
  }

  @Test func `chunks are numbered in the order of the file`() throws {
    let bitmaps = (0..<4).map { (Self.bitmap([($0, 0, Self.red)]), Double($0)) }
    let file = try Self.file(bitmaps, endingAt: 4)
    #expect(file.numbers == Array(0..<7))
    #expect(file.chunks.map(\.type).prefix(4) == ["IHDR", "acTL", "fcTL", "IDAT"])
    #expect(file.chunks.last?.type == "IEND")
    #expect(file.frameCount == 4)
  }

  @Test func `a picture that does not move is one that everybody can show`() throws {
    let bitmap = Self.bitmap([(2, 2, Self.green)])
    let file = try PNGReader(PNGFile(bitmap).data)
    #expect(file.chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
    #expect(try file.firstBitmap() == bitmap)
  }
}
