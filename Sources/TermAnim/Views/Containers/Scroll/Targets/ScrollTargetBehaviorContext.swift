public import Foundation

/// What is known when a scroll view chooses where to come to rest.
public struct ScrollTargetBehaviorContext {
  /// What was seen when the movement began.
  public let originalTarget: ScrollTarget
  /// In points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// The size of the window.
  public let containerSize: CGSize
  /// Along which the content can be scrolled.
  public let axes: Axis.Set
  /// The frames of the views to align with, in the space of the content without its margins.
  let targets: [CGRect]
}
