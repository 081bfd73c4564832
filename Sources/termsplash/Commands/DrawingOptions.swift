import ArgumentParser
import TermAnim

/// Options of commands that draw a scene without a terminal.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The screen in cells, from \(RoomNotice.least) to 1000x1000 (default: 80x24).",
      valueName: "COLSxROWS"),
    transform: { try ScreenSize($0) })
  var size = ScreenSize(columns: 80, rows: 24)

  @Option(help: ArgumentHelp("Seed for what is left to chance.", valueName: "n"))
  var seed: UInt64 = 0

  @OptionGroup var picture: PictureOption
  @OptionGroup var keys: KeyOption
  @OptionGroup var screen: ScreenOptions

  mutating func validate() throws {
    guard !RoomNotice.isNeeded(columns: size.columns, rows: size.rows) else {
      throw ValidationError("--size takes at least \(RoomNotice.least), which scenes need")
    }
  }

  /// Checks that a picture of the screen is not too large to be made.
  func validatePicture() throws {
    let most = PictureOption.greatestMagnification(columns: size.columns, rows: size.rows)
    guard picture.magnification <= most else {
      throw ValidationError(
        "a picture of \(size) cells, magnified \(picture.magnification) times, is too large; "
          + "lower --size or --magnification, the latter to \(most)")
    }
  }

  /// A scene from its beginning, or a tour of all where there is none, on a screen of its own.
  ///
  /// It plays by itself for the seconds of `span`, and names its keys or not, as of
  /// `Show.Beginning`.
  @MainActor
  func renderer(
    of scene: SceneName?, framesPerSecond: Double = PlayerOptions().framesPerSecond,
    span: Double? = nil, namesKeys: Bool = true
  ) -> (renderer: FrameRenderer, console: Console) {
    let beginning = Show.Beginning(
      scene: scene ?? SceneName.allCases[0], isTour: scene == nil, seed: seed,
      motion: screen.motion, span: span, namesKeys: namesKeys)
    var options = screen.playerOptions
    options.framesPerSecond = framesPerSecond
    return Staging(beginning: beginning)
      .renderer(columns: size.columns, rows: size.rows, options: options)
  }
}
