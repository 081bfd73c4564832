/// What a fluid spring keeps from frame to frame.
///
/// In the frames of its own, from when it began to pull, the spring finds out whether it is at
/// rest, and how stiff it is while its response changes over.
struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: FluidSpringState { FluidSpringState() }

  /// The motion, once a spring has taken over from something that moved.
  private var motion: FluidSpringMotion<V>?
  /// The motion from rest towards 1, which is what all components do until then.
  private var unitMotion = FluidSpringMotion<Double>()
  /// The time that the motion has reached.
  private var time = 0.0
  /// When the spring began to pull in its present direction.
  private(set) var startTime = 0.0
  /// The frames from the start, or from a pause; nil until it moves on from there.
  private var frames: AnimationFrames?
  /// Whether nothing moved visibly any more in one of them.
  private(set) var isAtRest = false
  /// How the response changes over from that of the spring before.
  var blend = SpringBlend()

  /// Moves on to `time`, through the frames before it, but not beyond the one in which the spring
  /// comes to rest.
  ///
  /// A gap of more than a second, on the screen and of the spring's own, is taken for a pause: the
  /// motion goes on as if the frame before had been a sixtieth of a second ago. Of the spring's own
  /// seconds `pace` pass in a second.
  mutating func advance(
    to time: Double, pace: Double, target: V, pull: (_ frame: Double) -> SpringPull
  ) {
    var frames = self.frames ?? AnimationFrames(after: self.time, pace: pace)
    if time - self.time > frames.longestGap {
      self.time = time - 1 / 60
      frames = frames.resumed(at: time)
      // Time that is so late that a step would not change it moves nothing any more.
      isAtRest = self.time == time
    }
    defer { self.frames = frames }
    // At times so late that a frame would not change them, the count ends the loop.
    for _ in 0..<frames.most where !isAtRest {
      let (frame, isDue) = (frames.next, frames.nextIsDue(at: time))
      integrate(to: isDue ? frame : time, target: target, by: pull(frame))
      guard isDue else { return }
      frames.pass()
      isAtRest = isStill(target: target)
    }
  }

  private mutating func integrate(to time: Double, target: V, by pull: SpringPull) {
    if motion == nil {
      self.time = unitMotion.advance(from: self.time, to: time, target: 1, by: pull)
    } else if let reached = motion?.advance(from: self.time, to: time, target: target, by: pull) {
      self.time = reached
    }
  }

  /// Lets a new spring take over, with the offset and the velocity that it inherits.
  mutating func restart(offset: V?, velocity: V?, target: V, at time: Double) {
    var motion = motion(target: target)
    motion.offset = offset ?? motion.offset
    motion.velocity = velocity ?? motion.velocity
    self.motion = motion
    (self.time, startTime, frames) = (time, time, nil)
    isAtRest = false
  }

  func offset(target: V) -> V {
    motion?.offset ?? target.scaled(by: unitMotion.offset)
  }

  func velocity(target: V) -> V {
    motion?.velocity ?? target.scaled(by: unitMotion.velocity)
  }

  /// Whether nothing moves visibly any more.
  ///
  /// The bound on speed and force is absolute, that on the way left is a hundredth of the whole.
  private func isStill(target: V) -> Bool {
    let square = target.magnitudeSquared
    guard (motion?.agitation ?? unitMotion.agitation * square) <= 0.0036 else { return false }
    guard square > 0 else { return true }
    return (target - offset(target: target)).magnitudeSquared <= 0.0001 * square
  }

  private func motion(target: V) -> FluidSpringMotion<V> {
    motion ?? unitMotion.scaled(by: target)
  }
}
