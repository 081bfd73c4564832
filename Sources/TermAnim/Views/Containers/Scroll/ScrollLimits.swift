import Foundation

/// How far a content can be scrolled behind a window.
struct ScrollLimits: Equatable {
  /// With the margins around it.
  var content = CGSize.zero
  var window = CGSize.zero
  /// The space around the content that scrolls with it.
  var margins = EdgeInsets()
  /// How far above the content the window may rest besides.
  var roomAbove: CGFloat = 0

  /// The part of the window that the margins leave when it is at an end of the content.
  var innerWindow: CGSize { CGRect(origin: .zero, size: window).shrunk(by: margins).size }

  /// The size of the content without its margins.
  var innerContent: CGSize {
    CGSize(
      width: content.width - margins.leading - margins.trailing,
      height: content.height - margins.top - margins.bottom)
  }

  /// Where what lies at `point` of the content with its margins lies in the content alone.
  func withoutMargins(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - margins.leading, y: point.y - margins.top)
  }

  func withoutMargins(_ rect: CGRect) -> CGRect {
    CGRect(origin: withoutMargins(rect.origin), size: rect.size)
  }

  /// The place of the window where the points `anchor` of window and content meet.
  func place(of anchor: UnitPoint) -> CGPoint {
    CGPoint(
      x: anchor.x * range(.horizontal).upperBound, y: anchor.y * range(.vertical).upperBound)
  }

  /// The places of the window's edge in the content along `axis`, in points.
  func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    let extra = content.along(axis) - window.along(axis)
    return (axis == .vertical ? -roomAbove : 0)...(extra > 0 && extra.isFinite ? extra : 0)
  }

  /// The nearest place that shows nothing beyond the content; NaN counts as the beginning.
  func clamp(_ point: CGPoint) -> CGPoint {
    CGPoint(x: clamp(point.x, .horizontal), y: clamp(point.y, .vertical))
  }

  private func clamp(_ place: CGFloat, _ axis: Axis) -> CGFloat {
    let range = range(axis)
    return place.isNaN ? range.lowerBound : min(max(place, range.lowerBound), range.upperBound)
  }

  /// Where the window is when it is pulled to `point`: beyond the content it gives way the less the
  /// further it is pulled, and never by more than its own size.
  func stretched(_ point: CGPoint) -> CGPoint {
    CGPoint(x: stretched(point.x, .horizontal), y: stretched(point.y, .vertical))
  }

  /// The share of a pull that the first points beyond an edge follow, as in iOS.
  private static let stiffness: CGFloat = 0.55

  private func stretched(_ place: CGFloat, _ axis: Axis) -> CGFloat {
    let (edge, length) = (clamp(place, axis), window.along(axis))
    guard place != edge, length > 0 else { return edge }
    let pull = abs(place - edge) * Self.stiffness / length
    let stretch = (1 - 1 / (pull + 1)) * length
    return place < edge ? edge - stretch : edge + stretch
  }
}
