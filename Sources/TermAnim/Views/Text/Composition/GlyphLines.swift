import Foundation

/// A text set in lines, one glyph after the other: outlines and the terminal's characters alike.
///
/// Coordinates are points from the text's top left corner.
struct GlyphLines: Equatable {
  /// One cluster in its place.
  struct Glyph: Equatable {
    /// What is seen of it.
    enum Ink: Equatable {
      case outline(Path, CGAffineTransform)
      case picture(PlacedPicture)
      case cluster(CharacterRun.Cluster, at: CGPoint)
    }

    var character: Character
    /// The run whose paint it has.
    var run: Int
    /// Its room: its advance across, its font's ascent and descent.
    var bounds: CGRect
    /// The y of its baseline.
    var baseline: CGFloat
    /// Nil for a space.
    var ink: Ink?
    /// What made the outline; nil for the terminal's characters.
    var face: FittedFace?
  }

  struct Line: Equatable {
    /// Its glyphs in `GlyphLines.glyphs`.
    var glyphs: Range<Int>
    /// Where the baseline begins.
    var origin: CGPoint
    var width: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    /// Room to the next line.
    var leading: CGFloat
  }

  var lines: [Line] = []
  var glyphs: [Glyph] = []

  /// The glyphs without the spaces: those between two words may lie at the end of a line.
  var signs: [Glyph] { glyphs.filter { !$0.character.isWhitespace } }

  /// Whether all is made of outlines.
  var isOutlines: Bool { glyphs.allSatisfy { $0.face != nil } }

  /// Moves the glyphs of a line as its origin is moved to `origin`.
  mutating func move(_ line: Line, to origin: CGPoint) {
    let (x, y) = (origin.x - line.origin.x, origin.y - line.origin.y)
    for index in line.glyphs { glyphs[index] = glyphs[index].moved(x: x, y: y) }
  }

  /// Stretches of one run within a line.
  func runs(of line: Line) -> [Range<Int>] {
    line.glyphs.runs { glyphs[$0].run }
  }
}

extension GlyphLines.Glyph {
  /// From the space of the outline or picture to that of the text; nil where there is neither.
  var transform: CGAffineTransform? {
    get {
      switch ink {
      case .outline(_, let transform): transform
      case .picture(let picture): picture.transform
      case .cluster, nil: nil
      }
    }
    set {
      guard let newValue else { return }
      switch ink {
      case .outline(let path, _): ink = .outline(path, newValue)
      case .picture(var picture):
        picture.transform = newValue
        ink = .picture(picture)
      case .cluster, nil: break
      }
    }
  }

  /// The glyph somewhere else.
  func moved(x: CGFloat, y: CGFloat) -> GlyphLines.Glyph {
    var glyph = self
    glyph.bounds = bounds.offsetBy(dx: x, dy: y)
    glyph.baseline += y
    if let transform {
      glyph.transform = transform.concatenating(CGAffineTransform(translationX: x, y: y))
    }
    if case .cluster(let cluster, let place) = ink {
      glyph.ink = .cluster(cluster, at: CGPoint(x: place.x + x, y: place.y + y))
    }
    return glyph
  }
}
