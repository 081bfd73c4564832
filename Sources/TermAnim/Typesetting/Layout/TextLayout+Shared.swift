extension TextLayout {
  private struct Key: Hashable {
    var spans: [TextSpan]
    var options: Options
  }

  private static let shared = Locked<[Key: TextLayout]>([:])

  /// The layout of `spans`, made once for as long as it is asked for often enough.
  ///
  /// Among many others, all are forgotten.
  static func shared(_ spans: [TextSpan], _ options: Options = Options()) -> TextLayout {
    let key = Key(spans: spans, options: options)
    if let layout = shared.withLock({ $0[key] }) { return layout }
    let layout = TextLayout(spans, options)
    shared.withLock { layouts in
      if layouts.count >= 512 { layouts.removeAll(keepingCapacity: true) }
      layouts[key] = layout
    }
    return layout
  }
}
