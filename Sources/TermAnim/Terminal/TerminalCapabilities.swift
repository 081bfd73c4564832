/// What a terminal can do, as far as the environment, terminfo and its own answers tell.
public struct TerminalCapabilities: Hashable, Sendable {
  /// What drawing needs to know.
  public var output = OutputCapabilities(colorDepth: .indexed16)
  /// The kitty keyboard protocol is in force: Esc is unambiguous, Ctrl-I is not Tab.
  public var hasKittyKeyboard = false
  /// Mode 1016 is in force: `MouseInput` has positions inside cells.
  public var hasPixelMouse = false
  /// Mode 2048 is in force: a change of size is reported in the input, and cannot be missed.
  public var hasInBandResize = false
  /// The terminal's own background, as sRGB components from 0 to 1; `nil` when not told.
  public var background: SIMD3<Float>?

  public init() {}
}
