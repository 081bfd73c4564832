import Foundation

@testable import TermAnim

/// Fonts that have a picture of every emoji and nothing else: four pixels, red and green above blue
/// and a white that is half clear; wider by a half than an em, a quarter of it below the baseline.
final class PictureFonts: FontSource {
  static let pixels: [UInt32] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0x8080_8080]

  func face(named name: String, for font: FontDescription) -> (any OutlineFace)? { nil }

  func face(with scalar: Unicode.Scalar, for font: FontDescription) -> (any OutlineFace)? { nil }

  func picture(of emoji: Character) -> GlyphPicture? { Self.picture }

  static let picture = GlyphPicture(
    width: 2, height: 2, pixels: pixels, box: CGRect(x: 0.25, y: -0.75, width: 1, height: 1),
    advance: 1.5)
}
