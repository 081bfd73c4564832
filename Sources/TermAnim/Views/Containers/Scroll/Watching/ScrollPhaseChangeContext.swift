import Foundation

/// Where a scroll view is when the way it moves changes.
public struct ScrollPhaseChangeContext: Hashable, Sendable {
  public let geometry: ScrollGeometry
  /// How fast the view goes on by itself, in points a second; nil when it does not.
  public let velocity: CGVector?
}
