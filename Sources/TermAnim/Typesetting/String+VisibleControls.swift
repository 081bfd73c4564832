extension String {
  /// The text with every scalar that a terminal might obey replaced by one that can be seen.
  ///
  /// C0 controls and DEL become their control pictures (U+2400...), everything else of the kind
  /// becomes U+FFFD: C1 controls (obeyed by several terminals even as UTF-8), line and paragraph
  /// separators, bidirectional marks, embeddings, overrides and isolates, invisible format
  /// characters, tags and noncharacters. Joiners and variation selectors, of which emoji and many
  /// scripts are made, are kept. Whatever is shown and was not written by the program itself goes
  /// through here: text, titles, error messages. O(n); returns `self` when nothing is hidden.
  public var withControlsVisible: String {
    guard unicodeScalars.contains(where: { $0.visibleStandIn != nil }) else { return self }
    var visible = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      visible.append(scalar.visibleStandIn ?? scalar)
    }
    return String(visible)
  }
}

extension Unicode.Scalar {
  /// What is shown in place of a scalar that must not reach a terminal; nil when it may.
  var visibleStandIn: Unicode.Scalar? {
    switch value {
    case 0x20...0x7E: nil
    case 0...0x1F: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    default: isObeyedOrHidden ? "\u{FFFD}" : nil
    }
  }

  private var isObeyedOrHidden: Bool {
    switch value {
    case 0x80...0x9F: true
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F: true
    case 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE007F: true
    case 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
