import Foundation

/// A line of a view across an axis, or how long the view is along it.
@MainActor
struct LayoutPlace {
  enum Mark {
    case start
    case middle
    case end
    case length
  }

  private(set) weak var view: UIView?
  let axis: Axis
  let mark: Mark

  /// Where the place is for a view in the one that has the place, or beside it and in front; nil
  /// for others.
  func value(around other: UIView) -> CGFloat? {
    guard let view, let container = other.superview else { return nil }
    let isAround = view === container
    guard isAround || container.subviews.contains(view, before: other) else { return nil }
    let frame = isAround ? view.bounds : view.frame
    let (start, length) =
      axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
    return switch mark {
    case .start: start
    case .middle: start + length / 2
    case .end: start + length
    case .length: length
    }
  }
}

extension [UIView] {
  /// Whether one view is there and nearer to the back than another.
  fileprivate func contains(_ view: UIView, before other: UIView) -> Bool {
    prefix { $0 !== other }.contains { $0 === view }
  }
}
