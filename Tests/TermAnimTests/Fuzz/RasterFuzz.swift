import Foundation
import Testing

@testable import TermAnim

/// Drawings with huge, tiny and impossible numbers, as pixels.
struct RasterFuzz {
  private static let (width, height) = (40, 24)
  private static let stale: UInt32 = 0xFF12_3456

  /// What no pixel of an opaque picture may be, in words.
  private static func fault(in picture: Picture) -> String? {
    let bitmap = picture.pixels.bitmap
    guard bitmap.pixels.count == width * height else { return "\(bitmap.pixels.count) pixels" }
    for (index, pixel) in bitmap.pixels.enumerated() where pixel >> 24 != 0xFF {
      return "pixel \(index) is \(String(pixel, radix: 16))"
    }
    return nil
  }

  @Test func `any drawing is a picture, and drawing it again changes nothing`() {
    Fuzz.rounds(8) { dice in
      let rasterizer = Rasterizer(
        width: Self.width, height: Self.height, scale: CGSize(width: 1, height: 1),
        ground: RasterSupport.ground)
      for _ in 0..<2 {
        let list = HostileDrawing.list(&dice)
        let picture = rasterizer.picture(of: list)
        if let fault = Self.fault(in: picture) { return fault }
        let pixels = picture.pixels.bitmap
        rasterizer.invalidate()
        let again = rasterizer.picture(of: list)
        if again.pixels.bitmap != pixels { return "drawn anew it looks different: \(list)" }
      }
      return nil
    }
  }

  /// The pixels of a surface that held something else, after `list` has been drawn in `rect`.
  private static func pixels(
    of list: DisplayList, in rect: PixelRect, _ size: (width: Int, height: Int)
  ) -> [UInt32] {
    let buffer = PixelBuffer(width: size.width, height: size.height)
    buffer.base.update(repeating: stale, count: size.width * size.height)
    ListPainter(width: size.width, height: size.height).draw(
      list, PixelTransform(scale: CGSize(width: 1, height: 1)), onto: buffer, in: rect,
      over: RasterSupport.ground)
    return buffer.bitmap.pixels
  }

  @Test func `any rectangle of a drawing is what all of it has there, and nothing beside it`() {
    Fuzz.rounds(8) { dice in
      let size = (width: dice.roll(1..<70), height: dice.roll(1..<50))
      let list = HostileDrawing.list(&dice)
      let whole = Self.pixels(
        of: list, in: PixelRect(x: 0, y: 0, width: size.width, height: size.height), size)
      for _ in 0..<3 {
        let rect = PixelRect(
          x: dice.roll(-9..<size.width), y: dice.roll(-9..<size.height), width: dice.roll(0..<80),
          height: dice.roll(0..<60))
        let part = Self.pixels(of: list, in: rect, size)
        for index in part.indices {
          let (x, y) = (index % size.width, index / size.width)
          let isInside = rect.contains(PixelRect(x: x, y: y, width: 1, height: 1))
          if part[index] != (isInside ? whole[index] : Self.stale) {
            return "\(x), \(y) of \(rect) is \(String(part[index], radix: 16)): \(list)"
          }
        }
      }
      return nil
    }
  }
}
