import Foundation

/// A stage of a press as a view that is pressed sees it.
struct Press: Equatable {
  var phase: PressPhase
  /// In the view's own space, in points.
  var location: CGPoint
  /// On the screen, in points.
  let screenLocation: CGPoint
  /// Whether the pointer is over the view.
  let isInside: Bool
  let time: FrameTime

  /// The press in the mirror of a view of that width.
  func mirrored(across width: CGFloat) -> Press {
    var press = self
    press.location.x = width - location.x
    return press
  }

  /// The press broken off where it is.
  var cancelled: Press {
    var press = self
    press.phase = .cancelled
    return press
  }
}
