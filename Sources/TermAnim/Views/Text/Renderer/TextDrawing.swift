import Foundation

/// A text that has been set, with what it is drawn with: what layouts and their parts share.
struct TextDrawing: Equatable {
  var lines: GlyphLines
  let isTruncated: Bool
  let painter: TextPainter

  init(_ composition: TextComposition, painter: TextPainter) {
    lines = composition.glyphLines
    isTruncated = composition.isTruncated
    self.painter = painter
  }

  static func == (drawing: TextDrawing, other: TextDrawing) -> Bool {
    drawing.lines == other.lines && drawing.painter.runs == other.painter.runs
  }

  /// The attribute of a type that the text of a glyph was given.
  func attribute<Attribute: TextAttribute>(_ type: Attribute.Type, at glyph: Int) -> Attribute? {
    let run = lines.glyphs[glyph].run
    return painter.runs.indices.contains(run) ? painter.runs[run].marks[type] : nil
  }

  /// The room of glyphs next to each other; none without a glyph.
  func bounds(of glyphs: Range<Int>, leading: CGFloat) -> Text.Layout.TypographicBounds {
    guard let first = lines.glyphs[glyphs].first, let last = lines.glyphs[glyphs].last else {
      return Text.Layout.TypographicBounds()
    }
    return Text.Layout.TypographicBounds(
      origin: CGPoint(x: first.bounds.minX, y: first.baseline),
      width: last.bounds.maxX - first.bounds.minX, ascent: first.baseline - first.bounds.minY,
      descent: first.bounds.maxY - first.baseline, leading: leading)
  }

  /// What draws glyphs next to each other, with the lines under and through them.
  func commands(for glyphs: Range<Int>) -> [DisplayList.Command] {
    let glyphs = lines.glyphs[glyphs]
    var commands = painter.commands(for: glyphs)
    guard let first = glyphs.first, let last = glyphs.last, let face = first.face,
      painter.runs.indices.contains(first.run)
    else { return commands }
    let rules = painter.runs[first.run].rules(
      from: first.bounds, to: last.bounds, baseline: first.baseline, metrics: face.metrics)
    commands += rules.flatMap { painter.commands(for: $0, of: first.run) }
    return commands
  }
}
