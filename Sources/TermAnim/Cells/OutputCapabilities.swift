/// What a terminal understands, as far as drawing cells is concerned.
///
/// Plain values, filled in by whoever has asked the terminal. The default is what nearly every
/// terminal emulator of the last ten years can do; whatever is uncertain is better left false.
public struct OutputCapabilities: Hashable, Sendable {
  public var colorDepth: ColorDepth
  /// Whether characters outside ASCII may be sent, and half blocks with them.
  public var hasUnicode: Bool
  /// Mode 2026: a frame is shown as a whole, so that its cells may be sent in any order.
  public var hasSynchronizedOutput: Bool
  /// REP: a character is repeated by `CSI Ps b`.
  public var hasRepeat: Bool
  /// ECH: cells are erased by `CSI Ps X`.
  public var hasEraseCharacters: Bool
  /// Erased cells take the current background ("bce"); if not, nothing is painted by erasing.
  public var erasesWithBackground: Bool
  /// A line feed keeps its column: true on a tty in raw mode, whose output is not translated.
  public var lineFeedKeepsColumn: Bool
  /// Whether the cells are rows among others of the screen, so that nobody knows where they are on
  /// it: each frame finds the cursor in their top left corner and leaves it there, and all motions
  /// are relative.
  public var isInline: Bool

  public init(
    colorDepth: ColorDepth = .trueColor, hasUnicode: Bool = true,
    hasSynchronizedOutput: Bool = false, hasRepeat: Bool = false,
    hasEraseCharacters: Bool = false, erasesWithBackground: Bool = false,
    lineFeedKeepsColumn: Bool = true, isInline: Bool = false
  ) {
    (self.colorDepth, self.hasUnicode) = (colorDepth, hasUnicode)
    (self.hasSynchronizedOutput, self.hasRepeat) = (hasSynchronizedOutput, hasRepeat)
    (self.hasEraseCharacters, self.erasesWithBackground) = (
      hasEraseCharacters, erasesWithBackground
    )
    (self.lineFeedKeepsColumn, self.isInline) = (lineFeedKeepsColumn, isInline)
  }
}
