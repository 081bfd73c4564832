/// What a fluid spring keeps from frame to frame.
struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: FluidSpringState { FluidSpringState() }

  /// The motion, once a spring has taken over from something that moved.
  private var motion: FluidSpringMotion<V>?
  /// The motion from rest towards 1, which is what all components do until then.
  private var unitMotion = FluidSpringMotion<Double>()
  /// The time that the motion has reached.
  private(set) var time = 0.0
  /// When the spring began to pull in its present direction.
  private(set) var startTime = 0.0
  /// When the response began to change into the present one.
  var blendStart = 0.0
  /// How much longer the response was then.
  var blendInterval = 0.0

  /// Moves on to `time`.
  ///
  /// A gap of more than a second is taken for a pause: the motion goes on as if the frame before
  /// had been a sixtieth of a second ago.
  mutating func advance(to time: Double, target: V, stiffness: Double, damping: Double) {
    let start = time - self.time > 1 ? time - 1 / 60 : self.time
    if motion == nil {
      self.time = unitMotion.advance(
        from: start, to: time, target: 1, stiffness: stiffness, damping: damping)
    } else if let reached = motion?.advance(
      from: start, to: time, target: target, stiffness: stiffness, damping: damping)
    {
      self.time = reached
    }
  }

  /// Lets a new spring take over, with the offset and the velocity that it inherits.
  mutating func restart(offset: V?, velocity: V?, target: V, at time: Double) {
    var motion = motion(target: target)
    motion.offset = offset ?? motion.offset
    motion.velocity = velocity ?? motion.velocity
    self.motion = motion
    (self.time, startTime) = (time, time)
  }

  func offset(target: V) -> V {
    motion?.offset ?? target.scaled(by: unitMotion.offset)
  }

  func velocity(target: V) -> V {
    motion?.velocity ?? target.scaled(by: unitMotion.velocity)
  }

  /// Whether nothing moves visibly any more.
  ///
  /// The bound on speed and force is absolute, that on the way left is a hundredth of the whole. In
  /// the frame in which a spring begins to pull, its force is not yet known and nothing is at rest.
  func isAtRest(target: V) -> Bool {
    guard time > startTime else { return false }
    let square = target.magnitudeSquared
    guard (motion?.agitation ?? unitMotion.agitation * square) <= 0.0036 else { return false }
    guard square > 0 else { return true }
    return (target - offset(target: target)).magnitudeSquared <= 0.0001 * square
  }

  private func motion(target: V) -> FluidSpringMotion<V> {
    motion ?? unitMotion.scaled(by: target)
  }
}
