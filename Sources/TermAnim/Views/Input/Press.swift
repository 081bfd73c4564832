import Foundation

/// A stage of a press as a view that is pressed sees it.
struct Press {
  let phase: PressPhase
  /// In the view's own space, in points.
  let location: CGPoint
  /// On the screen, in points.
  let screenLocation: CGPoint
  /// Whether the pointer is over the view.
  let isInside: Bool
  let time: FrameTime
}
