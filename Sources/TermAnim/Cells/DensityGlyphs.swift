/// Characters that cover more or less of their cell, to tell light from dark without colours.
///
/// Ink is taken to be light on a dark ground, as on most terminals. A class because it owns the
/// table that is looked into for every cell.
final class DensityGlyphs {
  /// A character and the parts of its cell's upper and lower half that it covers.
  private typealias Density = (scalar: Unicode.Scalar, upper: Float, lower: Float)

  /// Block elements and their shades (Unicode, block U+2580).
  private static let blocks: [Density] = [
    (" ", 0, 0), ("\u{2591}", 0.25, 0.25), ("\u{2592}", 0.5, 0.5), ("\u{2593}", 0.75, 0.75),
    ("\u{2588}", 1, 1), ("\u{2580}", 1, 0), ("\u{2584}", 0, 1),
  ]

  /// ASCII, by eye in common terminal faces; the densest counts as full.
  private static let ascii: [Density] = [
    (" ", 0, 0), (".", 0, 0.15), ("'", 0.15, 0), (":", 0.17, 0.17), ("-", 0.1, 0.2),
    ("\"", 0.35, 0), ("_", 0, 0.35), ("=", 0.3, 0.35), ("+", 0.3, 0.3), ("*", 0.5, 0.35),
    ("o", 0.25, 0.55), ("?", 0.5, 0.3), ("P", 0.75, 0.4), ("b", 0.5, 0.7), ("%", 0.7, 0.7),
    ("#", 0.85, 0.85), ("@", 1, 0.95), ("M", 0.95, 1),
  ]

  private static let levels = 32
  /// The best glyph for each pair of levels, upper before lower.
  private let table: [CellGlyph]

  init(hasUnicode: Bool) {
    let densities = hasUnicode ? Self.blocks : Self.ascii
    table = (0..<Self.levels * Self.levels).map { index in
      let upper = Float(index / Self.levels) / Float(Self.levels - 1)
      let lower = Float(index % Self.levels) / Float(Self.levels - 1)
      var (best, least): (Unicode.Scalar, Float) = (" ", .infinity)
      for density in densities {
        let (above, below) = (density.upper - upper, density.lower - lower)
        let error = above * above + below * below
        if error < least { (best, least) = (density.scalar, error) }
      }
      return CellGlyph(scalar: best, isWide: false, isUncertain: false, attributes: 0)
    }
  }

  /// The glyph for a cell of two pixels.
  ///
  /// The threshold, in 0...63, shifts levels by up to an eighth, so that areas between two densities
  /// become a pattern of both.
  func glyph(upper: UInt32, lower: UInt32, threshold: UInt32) -> CellGlyph {
    table[
      Self.level(of: upper, threshold: threshold) * Self.levels
        + Self.level(of: lower, threshold: threshold)]
  }

  /// How light a pixel is, by the weights of ITU-R BT.709 on encoded components, as a level.
  private static func level(of pixel: UInt32, threshold: UInt32) -> Int {
    let (red, green, blue) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
    let luma = Int(54 * red + 183 * green + 19 * blue) >> 8
    // Black and white stay what they are.
    guard luma > 8, luma < 247 else { return luma > 8 ? levels - 1 : 0 }
    return (min(max(luma + Int(threshold) - 32, 0), 255) * levels) >> 8
  }
}
