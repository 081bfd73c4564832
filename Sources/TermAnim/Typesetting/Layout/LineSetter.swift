import Foundation

/// Puts lines under one another and glyphs beside one another.
struct LineSetter {
  let options: TextLayout.Options
  /// The font of lines that hold nothing.
  let fallback: FontDescription?
  private(set) var lines: [TextLayout.Line] = []
  private(set) var glyphs: [TextLayout.Glyph] = []
  private(set) var size: CGSize = .zero
  private var top: CGFloat = 0

  init(options: TextLayout.Options, fallback: FontDescription?) {
    (self.options, self.fallback) = (options, fallback)
  }

  /// Adds a line below the last one, its left edge at 0.
  mutating func add(_ items: [ShapedText.Item]) {
    var line = measured(items)
    line.origin.y = top + line.ascent
    let first = glyphs.count
    var x: CGFloat = 0
    for (index, item) in items.enumerated() {
      let before = index > 0 ? items[index - 1].gap(to: item) : item.leadingRoom
      let after = index + 1 < items.count ? item.gap(to: items[index + 1]) : item.trailingRoom
      x += before
      let room = (
        before: index > 0 ? before / 2 : before, after: index + 1 < items.count ? after / 2 : after
      )
      glyphs.append(glyph(item, at: CGPoint(x: x, y: line.origin.y), room))
      x += item.inkWidth
    }
    line.glyphs = first..<glyphs.count
    lines.append(line)
    size.width = max(size.width, line.width)
    size.height = top + line.ascent + line.descent
    top = size.height + line.leading + whole(options.lineSpacing)
  }

  /// Moves each line to where the alignment wants it, within the width of the widest.
  mutating func align() {
    for index in lines.indices {
      let shift = whole((size.width - lines[index].width) * options.alignment.fraction)
      lines[index].origin.x = shift
      for glyph in lines[index].glyphs { glyphs[glyph].origin.x += shift }
    }
  }

  /// A line's measures: the greatest of its fonts'.
  private func measured(_ items: [ShapedText.Item]) -> TextLayout.Line {
    var line = TextLayout.Line(
      glyphs: 0..<0, origin: .zero, width: ShapedText.width(of: items), ascent: 0, descent: 0,
      leading: items.map(\.face.metrics.leading).max() ?? 0)
    for item in items {
      line.ascent = max(line.ascent, item.face.metrics.ascent + whole(item.baselineOffset))
      line.descent = max(line.descent, item.face.metrics.descent - whole(item.baselineOffset))
    }
    if items.isEmpty, let fallback {
      let metrics = FittedFace.shared(fallback, pixelsPerPoint: options.pixelsPerPoint).metrics
      (line.ascent, line.descent) = (metrics.ascent, metrics.descent)
      line.leading = metrics.leading
    }
    return line
  }

  /// A glyph whose room ends half-way to its neighbours' ink.
  private func glyph(
    _ item: ShapedText.Item, at origin: CGPoint, _ room: (before: CGFloat, after: CGFloat)
  ) -> TextLayout.Glyph {
    TextLayout.Glyph(
      character: item.character, index: item.index, span: item.span,
      origin: CGPoint(x: origin.x, y: origin.y - whole(item.baselineOffset)),
      advance: room.before + item.inkWidth + room.after, leadingRoom: room.before, face: item.face,
      fitted: item.glyph, isMissing: item.isMissing)
  }

  /// A length on whole pixels when there is a grid.
  private func whole(_ length: CGFloat) -> CGFloat {
    guard let scale = options.pixelsPerPoint, scale > 0, length.isFinite else { return length }
    return (length * scale).rounded() / scale
  }
}
