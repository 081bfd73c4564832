import Foundation

extension TextLayout {
  /// Lays `spans` out as one text.
  ///
  /// Takes time in proportion to the number of characters; a truncated line takes the logarithm of
  /// its length times as much. Any string is welcome: clusters without ink take no room, control
  /// characters and those the face lacks are shown as boxes.
  init(_ spans: [TextSpan], _ options: Options = Options()) {
    let text = ShapedText(spans, pixelsPerPoint: options.pixelsPerPoint)
    let width = options.width > 0 ? options.width : 0
    let ranges = LineFiller(text: text, width: width).lines()
    let limit = options.lineLimit.map { max($0, 1) } ?? .max
    isTruncated = ranges.count > limit
    var setter = LineSetter(options: options, fallback: spans.last?.font)
    for (index, range) in ranges.prefix(limit).enumerated() {
      let isCut = isTruncated && index == limit - 1
      let whole = text.items[isCut ? Self.paragraph(from: range, in: text) : range]
      let isLast = index == ranges.count - 1
      let items = isLast && options.keepsLastSpaces ? whole.trimmed(to: width) : whole.trimmed
      let truncator = LineTruncator(width: width, truncation: options.truncation)
      let hyphened = items + [text.hyphen(after: range)].compactMap { $0 }
      let isDivided = ShapedText.width(of: hyphened) <= width + LineFiller.tolerance
      setter.add(isCut ? truncator.shortened(items) : Array(isDivided ? hyphened : items))
    }
    setter.align()
    (lines, glyphs, size) = (setter.lines, setter.glyphs, setter.size)
  }

  /// The items from the start of a line to the end of its paragraph.
  private static func paragraph(from line: Range<Int>, in text: ShapedText) -> Range<Int> {
    let end = text.breaks[line.lowerBound...].firstIndex(of: .mandatory)
    return line.lowerBound..<(end.map { $0 + 1 } ?? text.items.count)
  }

  /// The layout at the greatest scale of fonts between `minimumScale` and 1 at which all fits.
  ///
  /// Scales are tried to within a hundredth. When nothing fits, the layout at `minimumScale` has as
  /// many lines as there is room for, at least one.
  init(
    _ spans: [TextSpan], _ options: Options, height: CGFloat, minimumScale: CGFloat
  ) {
    var options = options
    func layout(_ scale: CGFloat) -> TextLayout {
      TextLayout(spans.map { $0.scaled(scale) }, options)
    }
    func fits(_ layout: TextLayout) -> Bool {
      !layout.isTruncated && layout.size.width <= options.width + 1e-6
        && layout.size.height <= height + 1e-6
    }
    self = layout(1)
    guard minimumScale < 1, !fits(self) else { return }
    var (lower, upper) = (max(minimumScale, 0.01), CGFloat(1))
    self = layout(lower)
    let room = height * leeway(over: lower * spans.em) + LineFiller.tolerance
    if size.height > room, lines.count > 1 {
      options.lineLimit = lineCount(in: room)
      self = layout(lower)
    }
    while upper - lower > 0.01, fits(self) {
      let candidate = layout((lower + upper) / 2)
      if fits(candidate) {
        (self, lower) = (candidate, (lower + upper) / 2)
      } else {
        upper = (lower + upper) / 2
      }
    }
  }
}

extension TextSpan {
  fileprivate func scaled(_ scale: CGFloat) -> TextSpan {
    var span = self
    span.font.size *= scale
    span.tracking *= scale
    span.baselineOffset *= scale
    return span
  }
}

extension [TextSpan] {
  /// The size of the largest font, in points.
  var em: CGFloat { map(\.font.size).max() ?? 0 }
}

extension ArraySlice<ShapedText.Item> {
  /// Without the spaces at the end that are beyond a width.
  fileprivate func trimmed(to width: CGFloat) -> Self {
    var (fits, fails) = (trimmed.count, count + 1)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if ShapedText.width(of: prefix(middle)) <= width + LineFiller.tolerance {
        fits = middle
      } else {
        fails = middle
      }
    }
    return prefix(fits)
  }

  /// Without the spaces and line breaks at the end.
  fileprivate var trimmed: Self {
    prefix((lastIndex { !$0.isSpace } ?? startIndex - 1) - startIndex + 1)
  }
}
