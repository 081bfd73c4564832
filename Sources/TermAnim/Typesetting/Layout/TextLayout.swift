import Foundation

/// A text broken into lines, with every glyph in its place.
///
/// Coordinates are points from the top left corner of the text, x to the right and y down. With
/// `Options.pixelsPerPoint` everything that should be on a whole pixel is, as long as the text's
/// own corner is.
struct TextLayout: Sendable {
  /// What a layout depends on beside the text.
  struct Options: Hashable, Sendable {
    /// The room lines have; infinite leaves them whole, NaN and negative room counts as none.
    var width: CGFloat = .infinity
    /// Text beyond this many lines is truncated; nil sets no limit, less than 1 counts as 1.
    var lineLimit: Int?
    var alignment: TextAlignment = .leading
    var truncation: TextTruncation = .tail
    /// Whether spaces that the text ends with are kept, as many as there is room for.
    var keepsLastSpaces = false
    /// Points added between lines.
    var lineSpacing: CGFloat = 0
    /// The grid to hint for; nil makes outlines that are exact at every scale.
    var pixelsPerPoint: Double?
  }

  /// One grapheme cluster, drawn.
  struct Glyph: Sendable {
    let character: Character
    /// The place of the cluster in all the spans' text, in clusters; an ellipsis has that of the
    /// first cluster it stands for.
    let index: Int
    /// The span whose font it has.
    let span: Int
    /// Where the ink begins, on the baseline.
    var origin: CGPoint
    /// From where the cluster's room begins to where the next one's does.
    let advance: CGFloat
    /// How far before `origin` the cluster's room begins.
    let leadingRoom: CGFloat
    let face: FittedFace
    let fitted: FittedGlyph
    /// True when the face lacks the cluster and an empty box stands for it.
    let isMissing: Bool

    /// Takes `fitted.outline` to the text's coordinates.
    var transform: CGAffineTransform {
      var transform = face.glyphTransform
      (transform.tx, transform.ty) = (origin.x, origin.y)
      return transform
    }

    /// The cluster's room: its advance across, its font's ascent and descent.
    var typographicBounds: CGRect {
      CGRect(
        x: origin.x - leadingRoom, y: origin.y - face.metrics.ascent, width: advance,
        height: face.metrics.lineHeight)
    }
  }

  /// One line.
  struct Line: Sendable {
    /// Its glyphs in `TextLayout.glyphs`, spaces at its end left out unless they are kept.
    var glyphs: Range<Int>
    /// Where the baseline begins.
    var origin: CGPoint
    var width: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    /// Room to the next line.
    var leading: CGFloat

    var typographicBounds: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// Top to bottom; empty for an empty text.
  var lines: [Line] = []
  /// Of all lines, in the order of reading.
  var glyphs: [Glyph] = []
  /// The width of the widest line, and the height of all.
  var size: CGSize = .zero
  /// Whether an ellipsis stands for part of the text.
  var isTruncated = false

  /// The y of the first baseline; 0 for an empty text.
  var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
  /// The y of the last baseline; 0 for an empty text.
  var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }

  /// How much higher its lines are than those of SF in a font of `em` points, for which programs
  /// choose their rooms: these are 1.193 em high, and those here whole pixels; 1 where they are
  /// lower.
  func leeway(over em: CGFloat) -> CGFloat {
    let height = lines.map(\.typographicBounds.height).max() ?? 0
    return em > 0 ? max(height / (1.193 * em), 1) : 1
  }

  /// How many of its lines a height has room for; at least one.
  func lineCount(in height: CGFloat) -> Int {
    max(lines.prefix { $0.typographicBounds.maxY <= height }.count, 1)
  }

  /// The glyphs of one span within a line, in order; each stretch of one font is a run.
  func runs(of line: Line) -> [Range<Int>] {
    line.glyphs.runs { glyphs[$0].span }
  }
}
