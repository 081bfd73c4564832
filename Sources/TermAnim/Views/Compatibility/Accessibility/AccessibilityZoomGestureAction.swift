public import Foundation

/// A gesture that makes something larger or smaller, as helping tools tell it.
public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  public let direction: Direction
  /// The place in the view, from 0 to 1.
  public let location: UnitPoint
  /// The place in the view, in points.
  public let point: CGPoint
}
