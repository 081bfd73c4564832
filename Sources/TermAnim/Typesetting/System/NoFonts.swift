/// The fonts of a machine that has none.
struct NoFonts: FontSource {
  func face(named name: String, for font: FontDescription) -> (any OutlineFace)? { nil }

  func face(with scalar: Unicode.Scalar, for font: FontDescription) -> (any OutlineFace)? { nil }

  func picture(of emoji: Character) -> GlyphPicture? { nil }
}
