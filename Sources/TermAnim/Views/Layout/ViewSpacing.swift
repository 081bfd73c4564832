public import Foundation

/// The distances a view likes to keep.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing(preferred: 0)

  private var preferred: CGFloat

  /// The spacing of most views: two pixels, one row of characters.
  public init() {
    preferred = 8
  }

  private init(preferred: CGFloat) {
    self.preferred = preferred
  }

  /// The distance to keep between this view and the `next` one along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(preferred, next.preferred)
  }
}
