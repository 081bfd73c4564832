import ArgumentParser
import TermAnim

/// Measures how long it takes to turn time back; for benchmarks, and left out of the help.
struct RehearseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rehearse",
    abstract: "Prints how long it takes to go a frame back at the end of a long show.",
    shouldDisplay: false)

  @Argument(help: "The scene.")
  var scene: SceneName

  @Option(help: "Minutes that the show has lasted.")
  var minutes: Double = 10

  @Flag(help: "Go on tour.")
  var tour = false

  mutating func validate() throws {
    guard 0...1440 ~= minutes else {
      throw ValidationError("--minutes takes a number from 0 to 1440, such as 10")
    }
  }

  mutating func run() throws {
    let (scene, minutes, tour) = (scene, minutes, tour)
    let (seconds, processorSeconds) = MainActor.assumeIsolated {
      Self.measure(Show.Beginning(scene: scene, isTour: tour), minutes: minutes)
    }
    let figures = [seconds, processorSeconds].map { String(format: "%.1f", $0 * 1000) }
    try StandardOutput.write(
      lines: ["\(scene.rawValue) \(figures[0]) ms, of the processor \(figures[1]) ms"])
  }

  /// Seconds that it takes to show the last frame but one, after a key every five seconds, and how
  /// many of them the processor is at work.
  @MainActor
  private static func measure(_ beginning: Show.Beginning, minutes: Double) -> (Double, Double) {
    let (renderer, _) = Staging(beginning: beginning)
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    for _ in 0..<Int(minutes * 12) {
      if !beginning.isTour { renderer.press(KeyStroke(.character(" "))) }
      renderer.advance(by: 5)
    }
    let start = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_THREAD_CPUTIME_ID))
    renderer.performance.step(by: -1)
    return (seconds(CLOCK_MONOTONIC) - start.0, seconds(CLOCK_THREAD_CPUTIME_ID) - start.1)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
