/// Characters that cover more or less of their cell, to tell light from dark without colours.
///
/// The ground is the terminal's own and has no ink: on a dark one ink stands for what is light, on
/// a light one for what is dark. A class because it owns the table that is looked into for every
/// cell.
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
  private let hasLightGround: Bool

  /// - Parameters:
  ///   - hasUnicode: Whether there are block elements.
  ///   - hasLightGround: Whether ink stands for what is dark.
  init(hasUnicode: Bool, hasLightGround: Bool) {
    self.hasLightGround = hasLightGround
    let densities = hasUnicode ? Self.blocks : Self.ascii
    func ink(_ level: Int) -> Float {
      Float(hasLightGround ? Self.levels - 1 - level : level) / Float(Self.levels - 1)
    }
    table = (0..<Self.levels * Self.levels).map { index in
      let (upper, lower) = (ink(index / Self.levels), ink(index % Self.levels))
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
  /// The threshold, in 0...63, shifts levels by up to an eighth, so that areas between two
  /// densities become a pattern of both.
  func glyph(upper: UInt32, lower: UInt32, threshold: UInt32) -> CellGlyph {
    table[
      Self.level(of: upper, threshold: threshold) * Self.levels
        + Self.level(of: lower, threshold: threshold)]
  }

  /// Whether a pixel is more ink than ground.
  func isInk(_ pixel: UInt32) -> Bool {
    (Self.luma(of: pixel) >= 128) != hasLightGround
  }

  /// How light a pixel is, from 0 to 255, by the weights of ITU-R BT.709 on encoded components.
  private static func luma(of pixel: UInt32) -> Int {
    let (red, green, blue) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
    return Int(54 * red + 183 * green + 19 * blue) >> 8
  }

  /// How light a pixel is, as a level.
  private static func level(of pixel: UInt32, threshold: UInt32) -> Int {
    let luma = luma(of: pixel)
    // Black and white stay what they are.
    guard luma > 8, luma < 247 else { return luma > 8 ? levels - 1 : 0 }
    return (min(max(luma + Int(threshold) - 32, 0), 255) * levels) >> 8
  }
}
