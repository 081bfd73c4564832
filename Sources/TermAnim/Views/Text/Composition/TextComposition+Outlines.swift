import Foundation

extension TextComposition {
  /// The text in outlines, hinted for the screen's pixels.
  ///
  /// As many lines as there is room for, at least one; before that, its characters move together
  /// and it becomes as small as the flow allows.
  init(outlinesOf content: TextContent, for proposal: ProposedViewSize) {
    let flow = content.flow
    let spacing = Self.spacing(of: content)
    var options = TextLayout.Options(
      width: proposal.width ?? .infinity, lineLimit: flow.lineLimit, alignment: flow.side,
      truncation: flow.truncation.truncation, keepsLastSpaces: true, lineSpacing: spacing)
    options.pixelsPerPoint = Double(content.pixelsPerPoint.height)
    let layout = Self.layout(
      of: content.runs.map(\.span), options, flow, height: proposal.height ?? .infinity)
    size = layout.size
    baselines = (layout.firstBaseline, layout.lastBaseline)
    let cell = content.hasCells ? content.cell : nil
    source = .outlines(layout, cell: cell)
    for line in layout.lines {
      for range in layout.runs(of: line) {
        append(layout.glyphs[range], of: content.runs, cell)
      }
    }
    if flow.leastLines > layout.lines.count, let font = content.runs.last?.span.font {
      let face = FittedFace.shared(font, pixelsPerPoint: options.pixelsPerPoint)
      reserve(
        flow.leastLines, have: layout.lines.count, height: face.metrics.lineHeight,
        gap: face.metrics.leading + spacing)
    }
  }

  /// What is added between lines, in points.
  private static func spacing(of content: TextContent) -> CGFloat {
    let flow = content.flow
    guard flow.lineHeight != nil, let font = content.runs.last?.span.font else {
      return flow.lineSpacing
    }
    let pixelsPerPoint = Double(content.pixelsPerPoint.height)
    let metrics = FittedFace.shared(font, pixelsPerPoint: pixelsPerPoint).metrics
    return flow.spacing(over: metrics.lineHeight + metrics.leading)
  }

  private static func layout(
    of spans: [TextSpan], _ options: TextLayout.Options, _ flow: TextFlow, height: CGFloat
  ) -> TextLayout {
    let layout = TextLayout.shared(spans, options)
    // What may be smaller becomes so instead.
    let leeway = flow.minimumScale < 1 ? 1 : layout.leeway(over: spans.em)
    let room = height * leeway + LineFiller.tolerance
    let isCut = layout.isTruncated || layout.size.height > room
    guard isCut || layout.size.width > options.width + LineFiller.tolerance else { return layout }
    if flow.allowsTightening {
      let tight = TextLayout.shared(spans.map(\.tightened), options)
      if !tight.isTruncated, tight.size.height <= room { return tight }
    }
    if flow.minimumScale < 1 {
      let spans = flow.allowsTightening ? spans.map(\.tightened) : spans
      return TextLayout(spans, options, height: height, minimumScale: flow.minimumScale)
    }
    guard layout.size.height > room, layout.lines.count > 1 else { return layout }
    var options = options
    options.lineLimit = layout.lineCount(in: room)
    return TextLayout.shared(spans, options)
  }

  /// Adds glyphs of one line and run; emoji without outlines are characters in cells of a size.
  private mutating func append(
    _ glyphs: ArraySlice<TextLayout.Glyph>, of runs: [TextRun], _ cell: CGSize?
  ) {
    guard let first = glyphs.first, let last = glyphs.last else { return }
    let (start, end) = (first.typographicBounds, last.typographicBounds)
    if let ground = runs[first.span].background {
      marks.append((first.span, .ground(start.union(end), ground)))
    }
    let standIns = glyphs.map { $0.standIn(in: cell) }
    let outlines = zip(glyphs, standIns).compactMap { $1 == nil ? $0.placedOutline : nil }
    if !outlines.isEmpty { marks.append((first.span, .glyphs(GlyphRun(glyphs: outlines)))) }
    marks += glyphs.compactMap(\.placedPicture).map { (first.span, .picture($0)) }
    for case let (cluster, place)? in standIns {
      marks.append((first.span, .characters([cluster], at: place, line: nil)))
    }
    let rules = runs[first.span].rules(
      from: start, to: end, baseline: first.origin.y, metrics: first.face.metrics)
    for rule in rules { marks.append((first.span, .rule(rule))) }
  }
}

extension TextRun {
  /// The lines under and through a part of the run in outlines, from its first glyph to its last;
  /// they have no length where tracking takes the last one to the left of the first.
  func rules(
    from first: CGRect, to last: CGRect, baseline: CGFloat, metrics: FaceMetrics
  ) -> [TextRule] {
    func rule(_ style: Rule?, _ y: CGFloat) -> TextRule? {
      style.map {
        let rect = CGRect(
          x: first.minX, y: baseline + y - metrics.ruleWidth / 2,
          width: max(0, last.maxX - first.minX), height: metrics.ruleWidth)
        return TextRule(rect: rect, style: $0)
      }
    }
    return [
      rule(underline, metrics.underlineOffset), rule(strikethrough, -metrics.strikethroughOffset),
    ]
    .compactMap { $0 }
  }
}

extension TextSpan {
  /// The span with its characters a twentieth of its size closer together.
  fileprivate var tightened: TextSpan {
    var span = self
    span.tracking -= font.size / 20
    return span
  }
}

extension TextLayout.Glyph {
  /// The terminal's own character, in the middle of the room of an emoji that the face lacks;
  /// `cell` is nil where there are none.
  func standIn(in cell: CGSize?) -> (CharacterRun.Cluster, at: CGPoint)? {
    guard isMissing, let cell, character.isEmoji else { return nil }
    let bounds = typographicBounds
    let place = CGPoint(
      x: bounds.midX - cell.width, y: origin.y - (face.metrics.capHeight + cell.height) / 2)
    return (CharacterRun.Cluster(text: String(character), columns: 2), at: place)
  }
}
