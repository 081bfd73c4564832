/// How many colours a terminal can show.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable {
  /// None: light and dark are told apart by glyphs that cover more or less of their cell.
  case monochrome
  /// The sixteen that every colour terminal has, as xterm shows them.
  case indexed16
  /// A cube of 6 x 6 x 6 colours and 24 greys; the sixteen before them are the user's own, so that
  /// nobody knows what they look like, and are not used.
  case indexed256
  /// 24 bits, exactly.
  case trueColor
}
