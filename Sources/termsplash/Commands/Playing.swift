import ArgumentParser
import TermAnim

/// What is played on the terminal, and how; as it is, what `termsplash` alone plays.
struct Playing {
  /// The scene; nil is a tour of all.
  var scene: SceneName?
  var options = PlayerOptions()
  var motion = Motion.full
  /// What is left to chance; nil is something else each time.
  var seed: UInt64?
  /// Seconds in one second.
  var speed = 1.0
  /// Keys that nobody presses.
  var steps: [KeyScript.Step] = []
  /// Seconds until the end; nil leaves it to whoever watches.
  var duration: Double?
  /// Whether the end is another beginning.
  var startsAgain = false
  /// What is kept of it when it is over; since the last beginning, where there are several.
  var recording: LiveRecording?
}

extension Playing {
  /// What a command line asks for that names a scene at most; nil for every other.
  ///
  /// `PlayCommand` makes the same of it. Reading any command line at all takes a tenth of the time
  /// to the first frame, which the plainest ones are to be spared.
  ///
  /// - Parameter arguments: Without the program's name.
  init?(plainly arguments: [String]) {
    guard let word = arguments.first else { return }
    guard arguments.count == 1, let scene = SceneName(argument: word) else { return nil }
    self.scene = scene
  }

  /// How it begins: each time otherwise, unless there is a seed.
  var beginning: Show.Beginning {
    Show.Beginning(
      scene: scene ?? SceneName.allCases[0], isTour: scene == nil,
      seed: seed ?? .random(in: 0...UInt64.max), motion: motion, showsTimeOfDay: seed == nil)
  }

  /// Plays until the end.
  ///
  /// - Throws: `TerminalError` when there is no terminal that could show anything, `OutputError`
  ///   when the file of a recording cannot be written, and `ExitCode` when that shows at the end
  ///   only.
  @MainActor
  func run() throws {
    try recording?.file.check()
    let (player, console) = try Staging(beginning: beginning).player(options: options)
    player.performance.setRate(speed)
    let autopilot = Autopilot(player, steps: steps, duration: duration, startsAgain: startsAgain)
    autopilot.start()
    var isKept = true
    if let recording {
      player.onEnd = { [unowned player] in
        isKept = recording.keep(player.performance, title: scene?.title ?? "termsplash")
      }
    }
    withExtendedLifetime((autopilot, console)) { player.run() }
    if !isKept { throw ExitCode.failure }
  }
}
