/// How often a symbol goes through its motion, as phases one after the other.
///
/// A phase animator begins with the second phase and comes to an end, or goes on, in the first.
struct SymbolRounds: Sendable {
  let phases: [SymbolPose]
  /// Whether they go on and on.
  let isEndless: Bool
  private let isEven: Bool

  /// None: the symbol is at rest.
  static let none = SymbolRounds(phases: [.rest], isEndless: false, isEven: false)

  private init(phases: [SymbolPose], isEndless: Bool, isEven: Bool) {
    (self.phases, self.isEndless, self.isEven) = (phases, isEndless, isEven)
  }

  /// The rounds of a motion that `options` ask for; `isUsuallyEndless` where they ask for none.
  init(of motion: SymbolMotion, _ options: SymbolEffectOptions, isUsuallyEndless: Bool) {
    var round = motion.poses
    for index in round.indices { round[index].duration /= options.speedFactor }
    let count = options.count(isUsuallyEndless: isUsuallyEndless)
    var pause: [SymbolPose] = []
    if options.delay > 0 {
      pause = [.rest]
      pause[0].duration = options.delay
    }
    let all = count.map { Array(repeating: round, count: $0).joined(separator: pause) }
    let poses = all.map(Array.init) ?? round + pause
    self.init(
      phases: Array(poses.suffix(1) + poses.dropLast()), isEndless: count == nil,
      isEven: motion.isEven && count == nil && !options.isPeriodic)
  }

  /// How a pose is held, and what leads to it.
  func stance(in pose: SymbolPose) -> SymbolStance {
    SymbolStance(pose: pose, animation: animation(to: pose))
  }

  /// What leads to a pose; nil for a jump.
  func animation(to pose: SymbolPose) -> Animation? {
    guard pose.duration > 0 else { return nil }
    return isEven ? .linear(duration: pose.duration) : .easeInOut(duration: pose.duration)
  }
}
