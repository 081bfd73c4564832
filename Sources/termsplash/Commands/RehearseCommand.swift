import ArgumentParser
import TermAnim

/// Measures how long it takes to turn time back; for benchmarks, and left out of the help.
struct RehearseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rehearse",
    abstract: "Prints how long it takes to show the beginning of a long show again.",
    shouldDisplay: false)

  @Argument(help: "The scene.")
  var scene: SceneName

  @Option(help: "Minutes that the show has lasted.")
  var minutes: Double = 10

  @Flag(help: "Go on tour.")
  var tour = false

  mutating func run() {
    let (scene, minutes, tour) = (scene, minutes, tour)
    let seconds = MainActor.assumeIsolated {
      Self.measure(Show.Beginning(scene: scene, isTour: tour), minutes: minutes)
    }
    print("\(scene.rawValue) \(String(format: "%.1f", seconds * 1000)) ms")
  }

  /// Seconds that it takes to show the last frame but one, after a key every five seconds.
  @MainActor
  private static func measure(_ beginning: Show.Beginning, minutes: Double) -> Double {
    let (renderer, _) = Staging(beginning: beginning)
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    for _ in 0..<Int(minutes * 12) {
      if !beginning.isTour { renderer.press(KeyStroke(.character(" "))) }
      renderer.advance(by: 5)
    }
    let start = DispatchTime.now().uptimeNanoseconds
    renderer.performance.step(by: -1)
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }
}
