/// How a player shows its views; the default suits every terminal.
public struct PlayerOptions: Sendable {
  /// Frames a second while something moves, clamped to 1...120; NaN is 60.
  public var framesPerSecond: Double = 60
  /// Points across one pixel, clamped to 0.25...64; smaller numbers zoom in, and NaN is 4.
  public var pointsPerPixel: Double = 4
  /// Width of a cell over its height; nil, and what is not in 0.2...1, takes what the terminal
  /// says, or one half.
  public var cellAspect: Double?
  /// The colours that frames are made of; nil takes what the terminal can do.
  public var colorDepth: ColorDepth?
  /// Dark or light; nil takes what fits the terminal's background, or dark.
  public var colorScheme: ColorScheme?

  /// Where the views are shown: on the whole screen, or in lines below the prompt.
  public var placement = PlayerPlacement.fullScreen
  /// Whether an inline picture stays on the screen when the player ends.
  ///
  /// Otherwise it is erased, and what is printed next takes its place.
  public var leavesPicture = true
  /// Whether the program reads standard input itself, which may be a pipe or a file then: keys come
  /// from the terminal.
  ///
  /// Otherwise a player needs standard input to be the terminal.
  public var leavesStandardInput = false
  /// The most cells to use, in the middle of the terminal or at the left of its lines.
  ///
  /// All of them where it is nil.
  public var largestSize: TerminalSize?
  /// What views are told by `accessibilityReduceMotion`.
  public var reducesMotion = false
  /// Whether everything is shown at once where its animation would end; timelines go on.
  public var disablesAnimations = false
  /// Bytes a second to send at most, at least 100; nil sends as much as the terminal takes.
  public var maximalRate: Double?

  public init() {}

  /// Seconds from one frame to the next.
  var frameInterval: Double {
    1 / (framesPerSecond.isNaN ? 60 : min(max(framesPerSecond, 1), 120))
  }
}
