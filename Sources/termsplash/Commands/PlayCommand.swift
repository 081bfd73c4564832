import ArgumentParser
import TermAnim

/// Plays a scene on the terminal.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Plays a scene on the terminal.")

  @Argument(help: "The scene; 'termsplash list' names them.")
  var scene: SceneName = .splash

  @Option(help: ArgumentHelp("Frames a second while something moves, 1 to 120.", valueName: "n"))
  var fps: Double = 60

  @Option(help: "Colours to use.")
  var color: ColorChoice = .auto

  @OptionGroup var screen: ScreenOptions

  mutating func validate() throws {
    guard 1...120 ~= fps else {
      throw ValidationError("--fps takes a number from 1 to 120, such as 60")
    }
  }

  mutating func run() throws {
    var options = screen.playerOptions
    options.framesPerSecond = fps
    options.colorDepth = color.depth
    let scene = scene
    try MainActor.assumeIsolated {
      try scene.makeProgram().play(options)
    }
  }
}
