import Foundation

/// A glyph at one size: its outline in pixels, and the room it takes on its line.
struct FittedGlyph: Sendable {
  /// To be filled by the non-zero rule; pixels, y down from the baseline, x from the ink's left
  /// edge.
  var outline: Path
  /// From the left edge of the ink to its right edge, in pixels.
  var inkWidth: Double
  /// Room left of the ink, in pixels.
  var left: Double
  /// Room right of the ink, in pixels.
  var right: Double
  /// True when `left` and `right` are exact, so that all such glyphs share one advance.
  var isCell: Bool
  /// The size of the em from which it can be read, in pixels.
  var leastSize: Double = 0
  /// What is drawn in the box that the outline is; nil for what is filled.
  var picture: GlyphPicture?

  /// From where the glyph's own room begins to where it ends.
  var advance: Double { left + inkWidth + right }
  /// Whether it is nothing and takes no room, as joiners and soft hyphens do.
  var isInvisible: Bool { isCell && advance == 0 }
}
