import Foundation

extension TextComposition {
  /// The text in outlines, hinted for the screen's pixels.
  ///
  /// As many lines as there is room for, at least one; before that, it becomes as small as the flow
  /// allows.
  init(outlinesOf content: TextContent, for proposal: ProposedViewSize) {
    let flow = content.flow
    var options = TextLayout.Options(
      width: proposal.width ?? .infinity, lineLimit: flow.lineLimit, alignment: flow.alignment,
      truncation: flow.truncation.truncation, lineSpacing: flow.lineSpacing)
    options.pixelsPerPoint = Double(content.pixelsPerPoint.height)
    let (spans, height) = (Self.spans(of: content.runs), proposal.height ?? .infinity)
    var layout: TextLayout
    if flow.minimumScale < 1 {
      layout = TextLayout(spans, options, height: height, minimumScale: flow.minimumScale)
    } else {
      layout = TextLayout.shared(spans, options)
      if layout.size.height > height + LineFiller.tolerance, layout.lines.count > 1 {
        let fitting = layout.lines.prefix {
          $0.typographicBounds.maxY <= height + LineFiller.tolerance
        }
        options.lineLimit = max(fitting.count, 1)
        layout = TextLayout.shared(spans, options)
      }
    }
    size = layout.size
    baselines = (layout.firstBaseline, layout.lastBaseline)
    for line in layout.lines {
      for range in layout.runs(of: line) {
        append(layout.glyphs[range], of: content.runs)
      }
    }
  }

  /// The spans, with room for the spaces that the text ends with.
  private static func spans(of runs: [TextRun]) -> [TextSpan] {
    var spans = runs.map(\.span)
    guard let text = spans.last?.text else { return spans }
    let spaces = text.reversed().prefix { $0 == " " }.count
    spans[spans.count - 1].text =
      text.dropLast(spaces) + String(repeating: "\u{A0}", count: spaces)
    return spans
  }

  /// Adds glyphs of one line and run.
  private mutating func append(_ glyphs: ArraySlice<TextLayout.Glyph>, of runs: [TextRun]) {
    guard let first = glyphs.first, let last = glyphs.last else { return }
    let outlines = glyphs.filter { !$0.fitted.outline.isEmpty }.map {
      GlyphRun.Glyph(outline: $0.fitted.outline, transform: $0.transform)
    }
    if !outlines.isEmpty { marks.append((first.span, .glyphs(GlyphRun(glyphs: outlines)))) }
    let (run, metrics) = (runs[first.span], first.face.metrics)
    let left = first.typographicBounds.minX
    func rule(_ y: CGFloat) -> CGRect {
      CGRect(
        x: left, y: first.origin.y + y - metrics.ruleWidth / 2,
        width: last.typographicBounds.maxX - left, height: metrics.ruleWidth)
    }
    if run.attributes.contains(.underline) {
      marks.append((first.span, .rule(rule(metrics.underlineOffset), run.underline)))
    }
    if run.attributes.contains(.strikethrough) {
      marks.append((first.span, .rule(rule(-metrics.strikethroughOffset), run.strikethrough)))
    }
  }
}
