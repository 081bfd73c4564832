import ArgumentParser
import TermAnim

/// Options that say how a scene is shown, on the terminal or in a file.
struct ScreenOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Colours of the ground: dark or light.", valueName: "theme"))
  var theme: Theme?

  @Option(
    help: ArgumentHelp("Points across a pixel; fewer make details coarser.", valueName: "points"))
  var scale: Double = 4

  @Option(
    name: .customLong("cell-aspect"),
    help: ArgumentHelp("Width of a cell over its height, 0.2 to 1.", valueName: "ratio"))
  var cellAspect: Double?

  @Option(help: "How much may move; 'reduced' fades instead, 'none' shows where things end.")
  var motion: Motion = .full

  mutating func validate() throws {
    guard 1...64 ~= scale else {
      throw ValidationError("--scale takes a number from 1 to 64, such as 4")
    }
    guard cellAspect.map({ 0.2...1 ~= $0 }) ?? true else {
      throw ValidationError("--cell-aspect takes a number from 0.2 to 1, such as 0.5")
    }
  }

  /// The options as a player takes them.
  var playerOptions: PlayerOptions {
    var options = PlayerOptions()
    options.pointsPerPixel = scale
    options.cellAspect = cellAspect
    options.colorScheme = theme?.colorScheme
    options.reducesMotion = motion != .full
    options.disablesAnimations = motion == .none
    return options
  }
}
