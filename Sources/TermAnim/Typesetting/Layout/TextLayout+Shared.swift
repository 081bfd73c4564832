extension TextLayout {
  private struct Key: Hashable {
    var spans: [TextSpan]
    var options: Options
  }

  /// The layouts that have been asked for.
  private struct Memory {
    private var layouts: [Key: TextLayout] = [:]
    private(set) var glyphCount = 0

    subscript(key: Key) -> TextLayout? { layouts[key] }

    /// Remembers a layout; among many others, or long ones, all of these are forgotten.
    mutating func insert(_ layout: TextLayout, for key: Key) {
      if layouts.count >= 512 || glyphCount + layout.glyphs.count > mostSharedGlyphs {
        layouts.removeAll(keepingCapacity: true)
        glyphCount = 0
      }
      let other = layouts.updateValue(layout, forKey: key)
      glyphCount += layout.glyphs.count - (other?.glyphs.count ?? 0)
    }
  }

  private static let shared = Locked(Memory())

  /// The most glyphs that are kept, some 8 MB, unless a single text has more.
  static let mostSharedGlyphs = 32_768

  /// How many glyphs are kept.
  static var sharedGlyphCount: Int { shared.withLock { $0.glyphCount } }

  /// The layout of `spans`, made once for as long as it is asked for often enough.
  static func shared(_ spans: [TextSpan], _ options: Options = Options()) -> TextLayout {
    let key = Key(spans: spans, options: options)
    if let layout = shared.withLock({ $0[key] }) { return layout }
    let layout = TextLayout(spans, options)
    shared.withLock { $0.insert(layout, for: key) }
    return layout
  }
}
