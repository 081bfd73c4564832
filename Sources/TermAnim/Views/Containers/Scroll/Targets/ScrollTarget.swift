public import Foundation

/// Where a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that will be seen, in points of the content.
  public var rect: CGRect
  /// The point of the window at which that part is to stand; nil leaves it to the scroll view.
  public var anchor: UnitPoint?
}
