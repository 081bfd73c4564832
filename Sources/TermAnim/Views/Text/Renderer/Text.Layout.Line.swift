public import Foundation

extension Text.Layout {
  /// One line of a text: runs of glyphs from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    private(set) var drawing: TextDrawing
    private(set) var line: GlyphLines.Line
    private let runs: [Range<Int>]

    init(drawing: TextDrawing, line: GlyphLines.Line) {
      (self.drawing, self.line) = (drawing, line)
      runs = drawing.lines.runs(of: line)
    }

    /// Where the baseline begins; changing it moves the line where it is drawn.
    public var origin: CGPoint {
      get { line.origin }
      set {
        drawing.lines.move(line, to: newValue)
        line.origin = newValue
      }
    }

    public var typographicBounds: TypographicBounds {
      TypographicBounds(
        origin: line.origin, width: line.width, ascent: line.ascent, descent: line.descent,
        leading: line.leading)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }

    public subscript(index: Int) -> Run {
      Run(drawing: drawing, glyphs: runs[index], leading: line.leading)
    }
  }
}
