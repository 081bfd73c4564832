import Foundation

/// Where the gestures of all the views under the pointer find out which of them is meant.
///
/// A class because it lasts as long as the graph. What is composed for a press lasts until every
/// gesture is over, which may be after the pointer was let go.
@MainActor
final class GestureArena {
  private var members: [any Pressable] = []
  private var root: GestureParticipant?
  /// Whether the pointer is pressed.
  private(set) var isPressed = false
  private var lastLocation = CGPoint.zero
  /// Where the pointer was let go.
  private var release = CGPoint.zero

  /// Points between presses that may belong together, such as the taps of a double tap.
  private static let reach: CGFloat = 40

  /// Whether gestures go on for a press that is held.
  var isFollowingPress: Bool { isPressed && root.map { !$0.status.isOver } ?? false }

  /// When something happens by itself; nil when nothing will.
  var deadline: FrameTime? { root?.deadline }

  /// Hands an event to the gestures that a press goes on for; `path` is what lies under the
  /// pointer, the innermost first, and is asked for when a new press or turn of the wheel begins.
  ///
  /// - Returns: whether some gesture is, or may still be, meant.
  func receive(_ event: GestureEvent, path: () -> [any Pressable]) -> Bool {
    lastLocation = event.location
    switch event.kind {
    case .began:
      isPressed = true
      join(path(), at: event.time, isNear: event.distance(from: release) <= Self.reach)
    case .scrolled:
      guard !isPressed else { return false }
      join(path(), at: event.time, isNear: true)
    case .ended, .cancelled:
      isPressed = false
      release = event.location
    case .moved:
      guard isPressed else { return false }
    case .timePassed:
      break
    }
    guard let root else { return false }
    send(event)
    return root.status != .failed
  }

  /// Does what is due at `time`.
  func wake(at time: FrameTime) {
    guard let root, let deadline = root.deadline, deadline <= time else { return }
    send(GestureEvent(kind: .timePassed, location: lastLocation, time: time))
    leaveIfOver()
  }

  /// Breaks off what goes on.
  func cancel(at time: FrameTime) {
    isPressed = false
    guard root != nil else { return }
    send(GestureEvent(kind: .cancelled, location: lastLocation, time: time))
    leave()
  }

  /// Lets the pointer go; whoever waits for it to be pressed again goes on waiting.
  func leaveIfOver() {
    guard !isPressed, root?.status.isOver == true || root?.deadline == nil else { return }
    root?.cancel()
    root?.commit()
    leave()
  }

  /// Goes on with the gestures that wait for more, if they are the ones under the pointer now and
  /// this is near the last press; otherwise their time is over.
  private func join(_ path: [any Pressable], at time: FrameTime, isNear: Bool) {
    if root != nil, isNear, path.elementsEqual(members, by: { $0 === $1 }) { return }
    let wasPressed = isPressed
    if let deadline { wake(at: max(deadline, time)) }
    cancel(at: time)
    isPressed = wasPressed
    members = path
    root = path.reduce(nil) { inner, member in
      guard let participant = member.participant else { return inner }
      participant.begin()
      return inner.map { member.priority.pair(participant, around: $0) } ?? participant
    }
  }

  /// Whether views have gone whose gestures may be going on.
  var hasLostViews: Bool { members.contains { !$0.pressElement.isShown } }

  /// Breaks off the gestures of views that have gone, and lets go of the views.
  func viewsLeft() {
    cancelLost()
    root?.commit()
    leaveIfOver()
  }

  private func cancelLost() {
    for member in members where !member.pressElement.isShown { member.participant?.cancel() }
  }

  private func send(_ event: GestureEvent) {
    cancelLost()
    root?.receive(event)
    root?.commit()
  }

  private func leave() {
    (members, root) = ([], nil)
  }
}
