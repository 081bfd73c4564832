/// Something that follows the pointer and finds out whether what it does is meant for it.
///
/// A class because what it has seen stays while the view it belongs to is described again. There
/// are two steps for each event: `receive` takes note of it, and `commit` lets what was found out
/// take effect. Participants that have to wait for others receive all events, and commit when it
/// is their turn.
@MainActor
class GestureParticipant {
  var status: GestureStatus { .failed }

  /// Counts how often something about the participant has changed.
  var revision: Int { 0 }

  /// When `receive` is to be called at the latest, whether something happens or not.
  var deadline: FrameTime? { nil }

  /// Whether the gesture is about moving the pointer, so that nothing is scrolled at the same time.
  var claimsMovement: Bool { false }

  /// Whether the gesture was recognised by nothing but holding still.
  var wasHeld: Bool { false }

  /// Whether the gesture gives way to one that holding still has brought about.
  var yieldsToHolding: Bool { false }

  /// Forgets everything, as what happens from now on is another matter.
  func begin() {}

  /// Takes note of an event; must have no effect outside.
  func receive(_ event: GestureEvent) {}

  /// Lets what has been found out since the last time take effect.
  func commit() {}

  /// Fails, unless the gesture is over.
  func cancel() {}

  /// Fails even if the gesture has ended, as its end must not take effect.
  func withdraw() {}
}
