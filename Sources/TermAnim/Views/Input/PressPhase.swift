/// A stage of a press of the pointer.
enum PressPhase: Hashable, Sendable {
  case began
  case moved
  case ended
  /// Over without having been meant.
  case cancelled
}
