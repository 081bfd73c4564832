import Foundation
import Testing

@testable import TermAnim

/// Drawings with huge, tiny and impossible numbers, as pixels.
struct RasterFuzz {
  private static let (width, height) = (40, 24)

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
}
