import Foundation

/// Something that a gesture is told of.
struct GestureEvent {
  enum Kind: Hashable {
    /// The pointer was pressed.
    case began
    case moved
    /// The pointer was let go.
    case ended
    /// The press is over without having been meant.
    case cancelled
    /// The wheel turned, with keys held; positive `delta` is to the right and downwards.
    case scrolled(delta: CGSize, modifiers: EventModifiers)
    /// Nothing happened but that a deadline was reached.
    case timePassed
  }

  let kind: Kind
  /// On the screen, in points.
  let location: CGPoint
  let time: FrameTime
}

extension GestureEvent {
  /// The distance in points from `place`, which is on the screen.
  func distance(from place: CGPoint) -> CGFloat {
    hypot(location.x - place.x, location.y - place.y)
  }
}
