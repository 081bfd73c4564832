import Foundation

/// A text set in lines: what is to be drawn, in points from the text's top left corner.
struct TextComposition {
  /// Something that one paint draws.
  enum Mark {
    /// With the columns of their line, counted from the first of them.
    case characters([CharacterRun.Cluster], at: CGPoint, line: Range<Int>?)
    case glyphs(GlyphRun)
    case picture(PlacedPicture)
    case rule(TextRule)
    /// What lies behind characters.
    case ground(CGRect, Color.Resolved)
  }

  /// What the lines were made of.
  enum Source {
    case none
    /// With the terminal's cells, where there are some, for emoji that there are no outlines of.
    case outlines(TextLayout, cell: CGSize?)
    case cells(CellTextLayout, cell: CGSize, pitch: CGFloat)
  }

  /// The share of a cell that is above the baseline of its character.
  static let cellAscent: CGFloat = 0.75

  var size = CGSize.zero
  /// The y of the first and last baselines.
  var baselines: (first: CGFloat, last: CGFloat) = (0, 0)
  /// What is drawn, each with the number of the run that it is part of.
  var marks: [(run: Int, mark: Mark)] = []
  var source = Source.none

  /// The same glyph by glyph, worked out anew each time.
  var glyphLines: GlyphLines {
    switch source {
    case .none: GlyphLines()
    case .outlines(let layout, let cell): GlyphLines(layout, cell: cell)
    case .cells(let layout, let cell, let pitch): GlyphLines(layout, cell: cell, pitch: pitch)
    }
  }

  /// How many characters each line has: a text is set in the same lines where these are the same.
  var breaks: [Int] {
    switch source {
    case .none: []
    case .outlines(let layout, _): layout.lines.map(\.glyphs.count)
    case .cells(let layout, _, _): layout.lines.map(\.clusters.count)
    }
  }

  /// Whether all of the text is in the room that was offered.
  func fits(_ proposal: ProposedViewSize) -> Bool {
    !isTruncated && size.width <= proposal.width ?? .infinity
      && size.height <= proposal.height ?? .infinity
  }

  /// Whether an ellipsis stands for part of the text.
  var isTruncated: Bool {
    switch source {
    case .none: false
    case .outlines(let layout, _): layout.isTruncated
    case .cells(let layout, _, _): layout.isTruncated
    }
  }

  /// Whether there is one line, and all of the text in it.
  var isOneLine: Bool {
    switch source {
    case .none: false
    case .outlines(let layout, _): layout.lines.count == 1 && !layout.isTruncated
    case .cells(let layout, _, _): layout.lines.count == 1 && !layout.isTruncated
    }
  }

  /// The lines under and through the text, each with its run.
  var rules: [(run: Int, rule: TextRule)] {
    marks.compactMap { run, mark in
      if case .rule(let rule) = mark { return (run, rule) }
      return nil
    }
  }

  /// The marks of the text when its corner is at `origin`.
  func marks(at origin: CGPoint) -> [(run: Int, mark: Mark)] {
    marks.map { ($0.run, $0.mark.moved(by: origin)) }
  }

  /// Takes room for at least as many lines of a height and a distance.
  mutating func reserve(_ lines: Int, have count: Int, height: CGFloat, gap: CGFloat) {
    guard count < lines else { return }
    let missing = CGFloat(min(lines, 10_000) - count)
    size.height += missing * height + (count > 0 ? missing : missing - 1) * gap
  }
}

extension TextComposition.Mark {
  /// Whether it lies behind characters.
  var isGround: Bool {
    if case .ground = self { true } else { false }
  }

  fileprivate func moved(by offset: CGPoint) -> TextComposition.Mark {
    switch self {
    case .characters(let clusters, let place, let line):
      let moved = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
      return .characters(clusters, at: moved, line: line)
    case .ground(let rect, let color):
      return .ground(rect.offsetBy(dx: offset.x, dy: offset.y), color)
    case .rule(var rule):
      rule.rect = rule.rect.offsetBy(dx: offset.x, dy: offset.y)
      return .rule(rule)
    case .picture(var picture):
      picture.transform.tx += offset.x
      picture.transform.ty += offset.y
      return .picture(picture)
    case .glyphs(var run):
      for index in run.glyphs.indices {
        run.glyphs[index].transform.tx += offset.x
        run.glyphs[index].transform.ty += offset.y
      }
      return .glyphs(run)
    }
  }
}
