import ArgumentParser
import TermAnim

/// Plays scenes on the terminal.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Plays a scene on the terminal, or all of them one after another.")

  @Argument(help: "The scene; without one, a tour of all. 'termsplash list' names them.")
  var scene: SceneName?

  @Option(help: ArgumentHelp("Frames a second while something moves, 1 to 120.", valueName: "n"))
  var fps: Double = 60

  @Option(help: "Colours to use.")
  var color: ColorChoice = .auto

  @Option(
    help: ArgumentHelp(
      "The most cells to use, in the middle; up to 1000x1000.", valueName: "COLSxROWS"),
    transform: { try ScreenSize($0) })
  var size: ScreenSize?

  @Option(
    name: .customLong("inline"),
    help: ArgumentHelp(
      "Plays in so many rows below the prompt, 12 to 1000, and leaves the last picture there.",
      valueName: "rows"))
  var inlineRows: Int?

  @Option(help: ArgumentHelp("How fast time passes, 0.0625 to 8.", valueName: "factor"))
  var speed: Double = 1

  @Option(help: ArgumentHelp("Seconds after which to quit.", valueName: "seconds"))
  var duration: Double?

  @Option(
    name: .customLong("max-rate"),
    help: ArgumentHelp("The most bytes to send in a second; for slow links.", valueName: "bytes"))
  var maximalRate: Double?

  @Flag(help: "Start again after --duration, keys included, instead of quitting.")
  var loop = false

  @Option(
    help: ArgumentHelp("Seed for what is left to chance; the same shows the same.", valueName: "n"))
  var seed: UInt64?

  @Option(
    help: ArgumentHelp(
      "Keeps what was played in a file that ends in .cast or .png; see 'termsplash help record'.",
      valueName: "file"))
  var record: String?

  @OptionGroup var picture: PictureOption
  @OptionGroup var keys: KeyOption
  @OptionGroup var screen: ScreenOptions

  mutating func validate() throws {
    guard 1...120 ~= fps else {
      throw ValidationError("--fps takes a number from 1 to 120, such as 60")
    }
    guard inlineRows.map({ RoomNotice.least.rows...1000 ~= $0 }) ?? true else {
      throw ValidationError("--inline takes a number of rows from 12 to 1000, such as 16")
    }
    guard 0.0625...8 ~= speed else {
      throw ValidationError("--speed takes a number from 0.0625 to 8, such as 0.5")
    }
    guard duration.map({ 0.1...86_400 ~= $0 }) ?? true else {
      throw ValidationError("--duration takes seconds from 0.1 to 86400, such as 10")
    }
    guard maximalRate.map({ 100...1e9 ~= $0 }) ?? true else {
      throw ValidationError("--max-rate takes bytes a second from 100 to 1e9, such as 10000")
    }
    guard duration != nil || !loop else {
      throw ValidationError("--loop needs a --duration, such as --duration 10")
    }
    guard record.map({ $0 != "-" && RecordingFormat(path: $0) != nil }) ?? true else {
      throw ValidationError("--record takes a file that ends in .cast or .png")
    }
  }

  mutating func run() throws {
    let playing = playing
    try MainActor.assumeIsolated { try playing.run() }
  }

  /// What the options say.
  var playing: Playing {
    var playing = Playing(
      scene: scene, options: screen.playerOptions, motion: screen.motion, seed: seed, speed: speed,
      steps: keys.steps, duration: duration, startsAgain: loop)
    playing.recording = recording
    playing.options.framesPerSecond = fps
    playing.options.colorDepth = color.depth
    playing.options.maximalRate = maximalRate
    playing.options.placement = inlineRows.map { .inline(rows: $0) } ?? .fullScreen
    playing.options.largestSize = size.map { TerminalSize(columns: $0.columns, rows: $0.rows) }
    return playing
  }

  private var recording: LiveRecording? {
    record.flatMap { path in
      RecordingFormat(path: path).map {
        LiveRecording(
          file: OutputFile(path: path, option: "--record"), format: $0,
          magnification: picture.magnification)
      }
    }
  }
}
