public import Foundation

/// The distances that a view likes to keep from others, at each of its edges.
public struct ViewSpacing: Hashable, Sendable {
  /// No distances.
  public static let zero = ViewSpacing(0)

  private var top: CGFloat
  private var leading: CGFloat
  private var bottom: CGFloat
  private var trailing: CGFloat

  /// The spacing of most views: two pixels, one row of characters.
  public init() {
    self.init(8)
  }

  private init(_ distance: CGFloat) {
    (top, leading, bottom, trailing) = (distance, distance, distance, distance)
  }

  /// Keeps the greater distances of both at `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = max(top, other.top) }
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
  }

  /// The spacing with the greater distances of both at `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance to keep between this view and the `next` one along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: max(trailing, next.leading)
    case .vertical: max(bottom, next.top)
    }
  }
}
