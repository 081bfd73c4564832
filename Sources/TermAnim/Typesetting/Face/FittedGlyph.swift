import Foundation

/// A glyph at one size: outlines in pixels, and the room it takes on its line.
struct FittedGlyph: Sendable {
  /// An outline in pixels, y down from the baseline, x from the left edge of the ink.
  struct Outline: Hashable, Sendable {
    var path: Path
    /// Nil fills the path; otherwise it is the middle of a stroke.
    var stroke: StrokeStyle?
  }

  var outlines: [Outline]
  /// From the left edge of the ink to its right edge, in pixels.
  var inkWidth: Double
  /// Room left of the ink, in pixels.
  var left: Double
  /// Room right of the ink, in pixels.
  var right: Double
  /// True when `left` and `right` are exact, so that all such glyphs share one advance.
  var isCell: Bool

  /// From the ink's left edge before this glyph's own room to where the next glyph's begins.
  var advance: Double { left + inkWidth + right }
}
