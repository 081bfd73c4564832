/// A terminal's answer to a question about itself.
enum TerminalReply: Hashable, Sendable {
  /// DA1, which every terminal answers, and after all questions asked before.
  case primaryAttributes([Int])
  /// DSR: all that was sent before the question has been taken.
  case ready
  /// CPR: the column of the cursor, from 1.
  case cursor(column: Int)
  /// DECRPM: 1 and 2 are modes that can be set and reset, 0 one that is not known.
  case mode(number: Int, state: Int)
  /// The flags of the kitty keyboard protocol that are in force.
  case keyboardFlags(Int)
  /// DECRPSS for SGR: the attributes in force, as parameters and sub-parameters in one row.
  case attributes([Int])
  /// OSC 11: sRGB components from 0 to 1.
  case background(SIMD3<Float>)
  /// XTWINOPS 4 or 6: the extent of the screen, or of one cell.
  case screenPixels(width: Int, height: Int)
  case cellPixels(width: Int, height: Int)
  /// A well-formed answer to something that was not asked.
  case other
}
