extension CellGrid {
  /// Columns after an uncertain character that it might reach on a terminal that takes it apart.
  ///
  /// They are written again after it. A family of four is four emoji of two columns.
  static let uncertainReach = 8

  /// The glyph that shows one grapheme cluster in `columns` cells, of `room` up to the row's end.
  ///
  /// Nothing that a terminal might obey gets through: see `String.withControlsVisible`. What does
  /// not fit (a wide character in one column, a cluster that might wrap around, a mark without a
  /// letter, one cluster too many) becomes U+FFFD. A terminal of ASCII gets what is nearest, or
  /// `?`.
  func glyph(
    of text: String, columns: Int, room: Int, attributes: UInt8, hasUnicode: Bool = true
  ) -> CellGlyph {
    let isWide = columns == 2
    func fits(_ width: CharacterWidth) -> Bool {
      1...columns ~= width.columns && width.widest <= min(room, Self.uncertainReach)
    }
    // Behind a narrow character the cursor is not where its two cells end.
    func isUncertain(_ width: CharacterWidth) -> Bool {
      !width.isCertain || width.columns < columns
    }
    if let scalar = text.onlyScalar {
      let visible = scalar.visibleStandIn ?? scalar
      let shown = hasUnicode ? visible : visible.nearestAscii ?? "?"
      let width = CharacterWidth(of: shown)
      if fits(width) {
        return CellGlyph(
          scalar: shown, isWide: isWide, isUncertain: isUncertain(width),
          attributes: attributes)
      }
    } else if let cluster = clusters.cluster(for: text) {
      if !hasUnicode, !cluster.isASCII, let letter = text.unicodeScalars.first?.nearestAscii {
        return CellGlyph(
          scalar: letter, isWide: isWide, isUncertain: isWide, attributes: attributes)
      }
      if fits(cluster.width), hasUnicode || cluster.isASCII {
        return CellGlyph(
          cluster: cluster.number, isWide: isWide, isUncertain: isUncertain(cluster.width),
          attributes: attributes)
      }
    }
    return CellGlyph(
      scalar: hasUnicode ? "\u{FFFD}" : "?", isWide: isWide, isUncertain: isWide,
      attributes: attributes)
  }

  func glyph(of content: Cell.Content, room: Int) -> CellGlyph {
    switch content {
    case .pixels: .pixels
    case .continuation: .continuation
    case .character(let text, let columns, let attributes):
      glyph(of: text, columns: columns, room: room, attributes: attributes.rawValue)
    }
  }

  func content(of glyph: CellGlyph) -> Cell.Content {
    if glyph.isPixels { return .pixels }
    if glyph.isContinuation { return .continuation }
    var text = ""
    if glyph.isCluster {
      text = String(decoding: clusters.utf8(of: glyph.payload), as: UTF8.self)
    } else if let scalar = Unicode.Scalar(glyph.payload) {
      text = String(scalar)
    }
    return .character(
      text, columns: glyph.isWide ? 2 : 1,
      attributes: CharacterRun.Attributes(rawValue: glyph.attributes))
  }
}

extension String {
  /// The scalar of a text that has but one.
  fileprivate var onlyScalar: Unicode.Scalar? {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next(), scalars.next() == nil else { return nil }
    return first
  }
}
