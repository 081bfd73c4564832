public import Foundation

extension Text {
  /// A text set in lines, for a renderer to draw: lines of runs of glyphs.
  ///
  /// Coordinates are points from the text's top left corner. Where a text is shown in the
  /// terminal's own characters each of these is a glyph, which is drawn in the cell nearest to it.
  public struct Layout: RandomAccessCollection, Equatable {
    let drawing: TextDrawing

    init(_ composition: TextComposition, painter: TextPainter) {
      drawing = TextDrawing(composition, painter: painter)
    }

    /// Whether an ellipsis stands for part of the text.
    public var isTruncated: Bool { drawing.isTruncated }

    public var startIndex: Int { 0 }
    public var endIndex: Int { drawing.lines.lines.count }

    public subscript(index: Int) -> Line {
      Line(drawing: drawing, line: drawing.lines.lines[index])
    }
  }
}

extension Text.Layout {
  /// The place of a character in the text, counted in characters that are seen.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let offset: Int

    public static func < (index: CharacterIndex, other: CharacterIndex) -> Bool {
      index.offset < other.offset
    }

    public func advanced(by distance: Int) -> CharacterIndex {
      CharacterIndex(offset: offset + distance)
    }

    public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
  }

  /// The room of a part of a text.
  public struct TypographicBounds: Equatable, Sendable {
    /// Where the baseline begins.
    public var origin: CGPoint
    public var width: CGFloat
    /// From the baseline up to the top.
    public var ascent: CGFloat
    /// From the baseline down to the bottom.
    public var descent: CGFloat
    /// Room to the next line.
    public var leading: CGFloat

    /// No room at the origin.
    public init() {
      (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0)
    }

    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
      (self.origin, self.width) = (origin, width)
      (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
    }

    /// The rectangle from the top to the bottom.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// How a part of a text is drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Of no effect here: glyphs are drawn where they are.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }
}
