import Foundation

/// Comes to rest at a whole number of windows, at most one from where it was.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(
        target.rect.minX, from: context.originalTarget.rect.minX, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(
        target.rect.minY, from: context.originalTarget.rect.minY, context.containerSize.height)
    }
  }

  private func page(_ place: CGFloat, from start: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return place }
    let (wanted, first) = ((place / length).rounded(), (start / length).rounded())
    return min(max(wanted, first - 1), first + 1) * length
  }
}
