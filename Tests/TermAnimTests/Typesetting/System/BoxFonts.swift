import Foundation

@testable import TermAnim

/// Fonts of which each glyph is a box of half an em, for what becomes of glyphs that are not ours.
final class BoxFonts: FontSource {
  /// The family that there is.
  static let family = "Boxes"

  func face(named name: String, for font: FontDescription) -> (any OutlineFace)? {
    name == Self.family ? BoxFace(isSlanted: font.isItalic) : nil
  }

  func face(with scalar: Unicode.Scalar, for font: FontDescription) -> (any OutlineFace)? {
    scalar.value > 0x2E80 ? BoxFace(isSlanted: font.isItalic) : nil
  }

  func picture(of emoji: Character) -> GlyphPicture? { nil }
}

/// A face whose glyphs begin a tenth of an em to the right, stand on the baseline, and take 0.7 em.
final class BoxFace: OutlineFace {
  let isSlanted: Bool
  let ascent = 0.9
  let descent = 0.3

  init(isSlanted: Bool) {
    self.isSlanted = isSlanted
  }

  func outline(
    of scalar: Unicode.Scalar, pixels: Double, isHinted: Bool, weight: Font.Weight
  ) -> FaceOutline? {
    guard scalar != "?" else { return nil }
    guard scalar != " " else { return FaceOutline(path: Path(), advance: pixels * 0.7) }
    let box = CGRect(
      x: pixels * 0.1, y: -pixels * 0.5, width: pixels * 0.5, height: pixels * 0.5)
    return FaceOutline(path: Path(box), advance: pixels * 0.7)
  }

  /// A V moves a fifth of an em under an A before it.
  func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Double {
    left == "A" && right == "V" ? -0.2 : 0
  }
}
