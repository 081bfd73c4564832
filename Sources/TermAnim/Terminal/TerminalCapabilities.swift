/// What a terminal can do, as far as the environment, terminfo and its own answers tell.
public struct TerminalCapabilities: Hashable, Sendable {
  /// How many colours a cell can choose from.
  public enum ColorSupport: Int, Hashable, Sendable, Comparable {
    case none, sixteen, indexed256, trueColor

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  public var colors: ColorSupport = .sixteen
  /// Whether characters beyond ASCII arrive, by the locale.
  public var unicode = true
  /// Mode 2026: a frame appears as a whole.
  public var synchronizedOutput = false
  /// ECH and BCE: erasing fills with the background colour.
  public var erasesWithBackground = false
  /// REP: the last character can be repeated.
  public var repeatsCharacters = false
  /// The kitty keyboard protocol: Esc is unambiguous.
  public var kittyKeyboard = false
  /// Mode 1016: the mouse is reported in pixels.
  public var pixelMouse = false
  /// Mode 2048: a change of size is reported in the input.
  public var inBandResize = false
  /// The terminal's own background colour, sRGB components from 0 to 1; `nil` when not told.
  public var background: SIMD3<Float>?

  public init() {}
}
