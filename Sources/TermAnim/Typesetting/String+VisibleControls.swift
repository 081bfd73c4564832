extension String {
  /// The text with every scalar that a terminal might obey replaced by one that can be seen.
  ///
  /// C0 controls and DEL become their control pictures (U+2400...), everything else of the kind
  /// becomes U+FFFD: C1 controls (obeyed by several terminals even as UTF-8), line and paragraph
  /// separators, bidirectional marks, embeddings, overrides and isolates, invisible format
  /// characters, tags and noncharacters. Joiners and variation selectors, of which emoji and many
  /// scripts are made, are kept, and so are the tags of the flags of England, Scotland and Wales.
  /// Whatever is shown and was not written by the program itself goes through here: text, titles,
  /// error messages. O(n); returns `self` when nothing is hidden.
  public var withControlsVisible: String {
    guard unicodeScalars.contains(where: { $0.visibleStandIn != nil }) else { return self }
    var visible = String.UnicodeScalarView()
    for character in self {
      let isFlag = Character.flagsOfTags.contains(character)
      for scalar in character.unicodeScalars {
        visible.append(isFlag ? scalar : scalar.visibleStandIn ?? scalar)
      }
    }
    return String(visible)
  }
}

extension Character {
  /// The flags whose regions tags name: all that Unicode recommends (emoji-sequences.txt).
  fileprivate static let flagsOfTags: Set<Character> = [
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
  ]
}

extension Unicode.Scalar {
  /// Whether it is a bidirectional mark or isolate, which formats of some languages put around
  /// numbers and names.
  var isDirectionMark: Bool {
    switch value {
    case 0x61C, 0x200E...0x200F, 0x2066...0x2069: true
    default: false
    }
  }

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
