import Foundation
import Testing

@testable import TermAnim

struct BitmapPNGTests {
  private func expectSame(_ bitmap: Bitmap, at location: SourceLocation = #_sourceLocation) throws {
    let file = try #require(bitmap.pngData(), sourceLocation: location)
    #expect(PictureReader.bitmap(of: file) == bitmap, sourceLocation: location)
  }

  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<height).flatMap { row in (0..<width).map { pixel($0, row) } })
  }

  @Test func `all pixels are read back, also where none is like another`() throws {
    try expectSame(
      bitmap(37, 23) { 0xFF00_0000 | UInt32(truncatingIfNeeded: ($0 * 71 + $1 * 1013) * 40_503) })
  }

  @Test func `pixels that are not opaque are read back`() throws {
    try expectSame(
      bitmap(256, 3) { column, row in
        let part = UInt32(column * row / 2)
        return UInt32(column) << 24 | part << 16 | UInt32(column) << 8 | part / 2
      })
  }

  @Test func `what a frame is made of takes a small part of its bytes`() throws {
    let frame = bitmap(640, 384) { 0xFF00_0000 | UInt32($0 / 8 * 3) << 8 | UInt32($1 / 16 * 10) }
    #expect(try #require(frame.pngData()).count < 640 * 384 * 3 / 30)
  }

  @Test func `a picture of nothing is no file`() {
    #expect(bitmap(0, 3) { _, _ in 0 }.pngData() == nil)
    #expect(UIImage().pngData() == nil)
  }
}
