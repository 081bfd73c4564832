import Foundation

/// How the grid becomes lengths at one size and weight: heights of the zones and sizes of the pen.
///
/// Lengths are in pixels, y up from the baseline. A hinted fit has whole zones and a pen that
/// fills whole pixels as far as the size allows, so that stems and bars are crisp; a free fit is
/// exact, and its pixel is whatever unit the size was given in.
struct FaceFit: Hashable, Sendable {
  /// The height of capitals as a share of the font size.
  static let capShare = 0.7
  /// The width of a regular stroke as a share of the capitals' height.
  static let regularStroke = 0.125
  /// From which width on, in pixels, a stem of the smallest letters has two.
  private static let leastBold = 1.4

  let isHinted: Bool
  /// From the baseline to the outer edge of the strokes.
  let capHeight: Double
  let xHeight: Double
  let ascender: Double
  /// Positive: how far strokes go below the baseline.
  let descender: Double
  /// The width of vertical strokes.
  let stemWidth: Double
  /// The width of horizontal strokes; a little less than `stemWidth`, because they look heavier.
  let barWidth: Double
  /// Pixels per unit across.
  let columnScale: Double
  /// How square the quarters of ellipses are: the length of their handles, 0.5523 in a circle.
  let roundness: Double

  /// The fit at one size.
  ///
  /// - Parameters:
  ///   - pixelsPerEm: The font size in pixels; at least 1 is used.
  ///   - stroke: The width of vertical strokes as a share of the capitals' height.
  ///   - width: How much wider than the design letters are drawn.
  ///   - isHinted: True to fit zones and pen to whole pixels.
  init(pixelsPerEm: Double, stroke: Double, width: Double = 1, isHinted: Bool) {
    let size = max(pixelsPerEm, 1) * Self.capShare
    self =
      isHinted
      ? FaceFit(hintedCap: max(4, size.rounded()), stroke: stroke, width: width)
      : FaceFit(freeCap: size, stroke: stroke, width: width)
  }

  private init(freeCap cap: Double, stroke: Double, width: Double) {
    isHinted = false
    (capHeight, xHeight, ascender, descender) = (cap, cap * 0.72, cap * 1.06, cap * 0.28)
    stemWidth = cap * stroke
    barWidth = stemWidth * (0.96 - 0.9 * max(0, stroke - 0.1))
    let growth = 0.35 * cap * (stroke - Self.regularStroke)
    columnScale = (cap * (1 - Self.regularStroke) + growth) / 12 * width
    roundness = 0.57
  }

  private init(hintedCap cap: Double, stroke: Double, width: Double) {
    isHinted = true
    capHeight = cap
    xHeight = max(3, (cap * 0.72 + 0.25).rounded())
    ascender = max(xHeight + 2, (cap * 1.05 - 0.1).rounded())
    descender = max(2, (cap * 0.27).rounded())
    let regular = max(1, (cap * Self.regularStroke * 2).rounded(.down) / 2)
    stemWidth = Self.hintedStem(cap: cap, regular: regular, stroke: stroke)
    let room = max(1, (xHeight - 2) / 3)
    barWidth = min(stemWidth, max(regular, (stemWidth * 2 * 0.9).rounded() / 2), room)
    columnScale = (cap - regular) / 12 * width
    roundness = cap < 9 ? 0.66 : cap < 14 ? 0.62 : 0.58
  }

  /// A stem of quarters of a pixel: light ones are fainter than a pixel, heavy ones wider.
  ///
  /// In the smallest letters bold ones are whole pixels: the soft edges of others would meet in the
  /// counters.
  private static func hintedStem(cap: Double, regular: Double, stroke: Double) -> Double {
    let excess = stroke - regularStroke
    let wanted =
      excess < 0 ? regular * (1 + excess / regularStroke * 0.5) : regular + excess * cap * 1.15
    if cap < 7, wanted > leastBold { return max(2, wanted.rounded()) }
    return (wanted * 4).rounded() / 4
  }
}
