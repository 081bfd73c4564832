import Foundation

/// Where the window of a scroll view is in its content, and how it moves: by itself, in closed
/// form, or in an animation of the program's.
@MainActor
struct ScrollMovement {
  /// Without `shift`.
  private var offset: AnimatedValue<CGPoint>
  /// How far the content has moved under the window since the movement began, and the window with
  /// it.
  private var shift = CGSize.zero
  /// By which the window goes on by itself since `start`.
  private var motions: [Axis: ScrollMotion] = [:]
  private var start = FrameTime.zero

  init(at point: CGPoint) {
    offset = AnimatedValue(point)
  }

  /// The place of the moment, in points of the content.
  var presented: CGPoint { shifted(offset.presented) }

  /// Where the program's last movement leads.
  var target: CGPoint { shifted(offset.model) }

  private func shifted(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + shift.width, y: point.y + shift.height)
  }

  /// Whether the window goes on by itself.
  var isGliding: Bool { !motions.isEmpty }

  var isRunning: Bool { isGliding || offset.presented != offset.model }

  /// The place along `axis`.
  func place(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? presented.x : presented.y
  }

  /// Where the window will be along `axis` when it has come to rest by itself.
  func end(_ axis: Axis) -> CGFloat {
    motions[axis].map { $0.end + shift.along(axis) } ?? place(axis)
  }

  /// Where the window will be when it has come to rest, whatever moves it.
  var destination: CGPoint {
    isGliding ? restingPoint : target
  }

  /// The same along both axes, whatever the program's movement leads to.
  var restingPoint: CGPoint { CGPoint(x: end(.horizontal), y: end(.vertical)) }

  /// How fast it goes on by itself along `axis`, in points a second.
  func velocity(_ axis: Axis, at time: FrameTime) -> CGFloat {
    motions[axis]?.velocity(at: time - start) ?? 0
  }

  /// Stops where it is.
  mutating func stop() {
    motions.removeAll()
    offset.stop()
    jump(to: presented)
  }

  /// Is at `point` at once.
  mutating func jump(to point: CGPoint) {
    (offset, shift) = (AnimatedValue(point), .zero)
  }

  /// Goes on from a place so much further, to one that is as much further.
  mutating func contentMoved(by way: CGSize) {
    shift = CGSize(width: shift.width + way.width, height: shift.height + way.height)
  }

  /// Is at once so much further than where it was going.
  mutating func shift(by way: CGSize) {
    let end = destination
    motions.removeAll()
    jump(to: CGPoint(x: end.x + way.width, y: end.y + way.height))
  }

  /// Goes to `point` in a transaction, and says whether it is to be stepped from now on.
  mutating func go(
    to point: CGPoint, with transaction: Transaction, at time: FrameTime
  ) -> Bool {
    stop()
    return offset.change(to: point, with: transaction, at: time)
  }

  /// Goes on by itself from `time` on.
  mutating func glide(by motions: [Axis: ScrollMotion], from time: FrameTime) {
    stop()
    (self.motions, start) = (motions, time)
  }

  /// Moves to `time`, and says whether there is more to come.
  mutating func step(to time: FrameTime) -> Bool {
    guard isGliding else { return offset.step(to: time) }
    let elapsed = time - start
    var point = offset.presented
    if let motion = motions[.horizontal] { point.x = motion.position(at: elapsed) }
    if let motion = motions[.vertical] { point.y = motion.position(at: elapsed) }
    offset = AnimatedValue(point)
    if motions.values.allSatisfy({ $0.duration <= elapsed }) { motions.removeAll() }
    return isGliding
  }
}
