extension Unicode.Scalar {
  /// The character of ASCII that is read most nearly like this one, in one column; nil when there
  /// is none.
  ///
  /// Arrows become `<`, `>`, `^` and `v`, letters of Latin-1 lose their accents, lines of boxes
  /// become `-`, `|` and `+`.
  var nearestAscii: Unicode.Scalar? {
    switch self {
    case " "..."~": self
    case "\u{A0}"..."\u{FF}": Self.nearestToLatin1[Int(value) - 0xA0]
    case "\u{2010}"..."\u{2015}", "\u{2212}", "\u{2500}", "\u{2501}": "-"
    case "\u{2018}", "\u{2019}", "\u{2032}": "'"
    case "\u{201C}", "\u{201D}", "\u{2033}": "\""
    case "\u{2022}", "\u{25CF}", "\u{2605}": "*"
    case "\u{2026}", "\u{22C5}": "."
    case "\u{2039}", "\u{2190}", "\u{25C0}", "\u{21E0}": "<"
    case "\u{203A}", "\u{2192}", "\u{25B6}", "\u{21E2}": ">"
    case "\u{2191}", "\u{25B2}": "^"
    case "\u{2193}", "\u{25BC}", "\u{2713}": "v"
    case "\u{2502}", "\u{2503}": "|"
    case "\u{2504}"..."\u{254B}", "\u{256D}"..."\u{2570}": "+"
    case "\u{2717}", "\u{2715}": "x"
    default: nil
    }
  }

  /// Of U+00A0 to U+00FF.
  private static let nearestToLatin1 = Array(
    """
     !cL?Y|S"ca<--R-o+23'uP.,1o>???\
    ?AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty
    """.unicodeScalars)
}
