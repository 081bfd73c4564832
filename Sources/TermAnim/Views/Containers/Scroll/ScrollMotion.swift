import Foundation

/// How one coordinate of a scrolled place moves on by itself: a pure function of time.
struct ScrollMotion {
  /// One part of the way, in points and seconds.
  private enum Stage {
    /// Ever slower: each second keeps the share `exp(-friction)` of the speed.
    case glide(from: CGFloat, velocity: CGFloat, friction: CGFloat)
    /// To a target, as on a spring.
    case spring(Spring, from: CGFloat, to: CGFloat, velocity: CGFloat)
  }

  /// Points a second below which a pixel takes so long that nothing seems to move.
  private static let slowest: CGFloat = 6
  /// Brings back what was thrown or pulled over an edge.
  static let returning = Spring(response: 0.45, dampingRatio: 1)
  /// Follows the notches of a wheel.
  static let following = Spring(response: 0.16, dampingRatio: 1)

  private let stages: [(start: Double, stage: Stage)]
  /// Where it is held at an end while a stage would lead further; nil is nowhere.
  private var limits: ClosedRange<CGFloat>?
  /// In seconds: how long the motion takes.
  private(set) var duration: Double
  /// Where it ends.
  let end: CGFloat

  private init(_ stages: [(start: Double, stage: Stage)], duration: Double, end: CGFloat) {
    (self.stages, self.duration, self.end) = (stages, duration, end)
  }

  /// Goes to `target` on a spring.
  init(from start: CGFloat, to target: CGFloat, velocity: CGFloat, spring: Spring) {
    let duration = spring.settlingDuration(
      target: target - start, initialVelocity: velocity, epsilon: 0.5)
    self.init(
      [(0, .spring(spring, from: start, to: target, velocity: velocity))], duration: duration,
      end: target)
  }

  /// Goes to `target` as what is thrown does, with a spring that swings over where it is fast, and
  /// no further than to the ends of `limits`, in which both places are; nil is anywhere.
  ///
  /// A way to one of the ends is over as soon as it gets there.
  init(
    throwing start: CGFloat, to target: CGFloat, velocity: CGFloat,
    within limits: ClosedRange<CGFloat>?
  ) {
    self.init(from: start, to: target, velocity: velocity, spring: Self.returning)
    guard let limits else { return }
    self.limits = limits
    let isOutward = target == limits.lowerBound ? velocity < 0 : velocity > 0
    guard target == limits.lowerBound || target == limits.upperBound, isOutward else { return }
    duration = min(duration, Self.arrival(after: target - start, velocity: velocity))
  }

  /// The seconds in which the returning spring, which is critically damped, first gets to the end
  /// of a way; infinite where it never does.
  ///
  /// What is left of the way `s` is `(s - (v - ws) t) exp(-wt)`.
  private static func arrival(after way: CGFloat, velocity: CGFloat) -> Double {
    let frequency = 2 * Double.pi / returning.response
    let slope = velocity - frequency * way
    return slope == 0 || way / slope < 0 ? .infinity : way / slope
  }

  /// Glides until it is slow; at an end of `limits` it swings over and back, or else stops.
  init(
    from start: CGFloat, velocity: CGFloat, within limits: ClosedRange<CGFloat>,
    swingsOver: Bool = true, rate: UIScrollView.DecelerationRate = .normal
  ) {
    let friction = rate.friction
    let glide = Stage.glide(from: start, velocity: velocity, friction: friction)
    let edge = velocity < 0 ? limits.lowerBound : limits.upperBound
    if !limits.contains(start) {
      let nearest = min(max(start, limits.lowerBound), limits.upperBound)
      self.init(from: start, to: nearest, velocity: velocity, spring: Self.returning)
    } else if limits.contains(start + velocity / friction) {
      let duration = max(0, log(abs(velocity) / Self.slowest) / friction)
      self.init(
        [(0, glide)], duration: duration,
        end: start + velocity / friction * (1 - exp(-friction * duration)))
    } else {
      let crossing = -log(1 - (edge - start) * friction / velocity) / friction
      let rest = swingsOver ? velocity * exp(-friction * crossing) : 0
      let bounce = ScrollMotion(from: edge, to: edge, velocity: rest, spring: Self.returning)
      self.init(
        [(0, glide)]
          + bounce.stages.map { (crossing, $0.stage) },
        duration: crossing + (swingsOver ? bounce.duration : 0), end: edge)
    }
  }

  /// Where it is `time` seconds after it began; its end once it is over.
  func position(at time: Double) -> CGFloat {
    let place = freePosition(at: time)
    return limits.map { min(max(place, $0.lowerBound), $0.upperBound) } ?? place
  }

  /// Where it is `time` seconds after it began if nothing holds it.
  private func freePosition(at time: Double) -> CGFloat {
    guard time < duration, let (start, stage) = stage(at: time) else { return end }
    let time = time - start
    switch stage {
    case .glide(let from, let velocity, let friction):
      return from + velocity / friction * (1 - exp(-friction * time))
    case .spring(let spring, let from, let target, let velocity):
      return from
        + spring.value(target: target - from, initialVelocity: velocity, time: time)
    }
  }

  /// How fast it is, in points a second; zero while it is held at an end, and once it is over.
  func velocity(at time: Double) -> CGFloat {
    guard time < duration, let (start, stage) = stage(at: time) else { return 0 }
    if let limits, !limits.contains(freePosition(at: time)) { return 0 }
    let time = time - start
    switch stage {
    case .glide(_, let velocity, let friction):
      return velocity * exp(-friction * time)
    case .spring(let spring, let from, let target, let velocity):
      return spring.velocity(target: target - from, initialVelocity: velocity, time: time)
    }
  }

  private func stage(at time: Double) -> (start: Double, stage: Stage)? {
    stages.last { $0.start <= time } ?? stages.first
  }
}
