import Foundation

/// A text whose glyphs and their distances are known, before it is broken into lines.
struct ShapedText {
  /// One cluster.
  struct Item {
    var character: Character
    var index: Int
    var span: Int
    var face: FittedFace
    var glyph: FittedGlyph
    var isMissing: Bool
    var tracking: CGFloat
    var baselineOffset: CGFloat
    /// Whether the text says that a word may be divided here.
    var hasSoftHyphen = false

    /// Whether it may hang over the end of a line unseen.
    var isSpace: Bool { character.isWhitespace && character != "\u{A0}" }
    var inkWidth: CGFloat { glyph.inkWidth * face.pointsPerPixel }
    /// Room kept free at the start of a line.
    var leadingRoom: CGFloat { room(glyph.left) }
    /// Room kept free at the end of a line.
    var trailingRoom: CGFloat { room(glyph.right) }

    /// What is added after it at the end of a line; nil unless a soft hyphen follows it.
    var hyphen: Item? { hasSoftHyphen ? showing("-") : nil }

    /// The same place and font with another character; nil when the face lacks it.
    func showing(_ character: Character) -> Item? {
      guard let glyph = face.glyph(for: character) else { return nil }
      var item = self
      (item.character, item.glyph, item.isMissing) = (character, glyph, false)
      item.hasSoftHyphen = false
      return item
    }

    private func room(_ pixels: Double) -> CGFloat {
      let isWhole = face.fit.isHinted && !glyph.isCell
      return (isWhole ? pixels.rounded() : pixels) * face.pointsPerPixel
    }

    /// The room from this cluster's ink to that of `next`.
    func gap(to next: Item) -> CGFloat {
      let step = face.pointsPerPixel
      let tracking = face.fit.isHinted ? (tracking / step).rounded() * step : tracking
      if face === next.face {
        return tracking + face.gap(between: (character, glyph), and: (next.character, next.glyph))
      }
      let room = glyph.right * step + next.glyph.left * next.face.pointsPerPixel
      guard face.fit.isHinted && next.face.fit.isHinted else { return tracking + room }
      return tracking + max((room / step).rounded(), room > 0 ? 1 : 0) * step
    }
  }

  /// In the order of reading, without clusters that are never seen but with line breaks.
  private(set) var items: [Item] = []
  /// What may happen after each item; after the last, what is asked of it.
  private(set) var breaks: [LineBreaks.Opportunity] = []

  init(_ spans: [TextSpan], pixelsPerPoint: Double?) {
    let opportunities = LineBreaks.opportunities(in: spans.flatMap(\.characters))
    var index = 0
    for (number, span) in spans.enumerated() {
      let face = FittedFace.shared(span.font, pixelsPerPoint: pixelsPerPoint)
      for character in span.characters {
        let opportunity = index < opportunities.count ? opportunities[index] : .prohibited
        let glyph =
          span.symbol.map { face.symbol(named: $0) } ?? face.glyph(for: character)
        if let drawn = glyph ?? face.missingGlyph(for: character),
          !drawn.isInvisible || character.isNewline
        {
          items.append(
            Item(
              character: character, index: index, span: number, face: face, glyph: drawn,
              isMissing: glyph == nil, tracking: span.tracking,
              baselineOffset: span.baselineOffset))
          breaks.append(opportunity)
        } else {
          noteInvisible(character, opportunity)
        }
        index += 1
      }
    }
  }

  /// Gives the last item the effect of an unseen cluster after it.
  private mutating func noteInvisible(
    _ character: Character, _ opportunity: LineBreaks.Opportunity
  ) {
    guard !items.isEmpty else { return }
    if opportunity == .allowed { breaks.allowAtEnd() }
    if character == "\u{AD}", !items[items.count - 1].isSpace {
      items[items.count - 1].hasSoftHyphen = true
    }
  }

  /// The hyphen at the end of a line; nil unless a soft one stands between that and the next line.
  func hyphen(after line: Range<Int>) -> Item? {
    guard let end = line.last, end < items.count - 1, breaks[end] == .allowed else { return nil }
    return items[end].hyphen
  }

  /// The width of a line that holds exactly `items`.
  static func width(of items: some RandomAccessCollection<Item>) -> CGFloat {
    guard let first = items.first, let last = items.last else { return 0 }
    var width = first.leadingRoom + last.trailingRoom
    for item in items { width += item.inkWidth }
    for (item, next) in zip(items, items.dropFirst()) { width += item.gap(to: next) }
    return width
  }
}
