import TermAnim

/// Plays one kind of motion without end, so that others can measure the whole program.
///
/// `stage gradient|meters|plasma|splash [FRAMES_A_SECOND]`, ended by `q` or a signal.
@main
enum StageBenchmark {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    var options = PlayerOptions()
    options.framesPerSecond = arguments.dropFirst().first.flatMap(Double.init) ?? 60
    let act = arguments.first.flatMap(Act.init) ?? .gradient
    let motion = MainActor.assumeIsolated { Motion() }
    // Once the player is there: what changes while nothing is shown is not animated.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      MainActor.assumeIsolated { motion.begin() }
    }
    run(options: options) { Stage(motion: motion, act: act) }
  }
}
