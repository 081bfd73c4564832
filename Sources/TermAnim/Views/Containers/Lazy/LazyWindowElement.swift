import Foundation

/// The element around a lazy container, which tells its rows which part of it is in the window of
/// the scroll view that scrolls along its axis.
final class LazyWindowElement: GeometryObserverElement {
  private let axis: Axis
  private let rows: LazyRows
  /// The scroll view whose window it is; nil before the first layout and outside of scroll views.
  private weak var scroll: ScrollElement?

  init(_ modifier: LazyWindowModifier, around content: Element, scope: TransactionScope) {
    let (axis, rows) = (modifier.axis, modifier.rows)
    (self.axis, self.rows) = (axis, rows)
    super.init(around: content, scope: scope) { element in
      element.watchSizeAlone()
      let window = element.watched(.seenBounds(NamedCoordinateSpace.scrollView(axis: axis).name))
      let part = window?.offsetBy(dx: element.frame.minX, dy: element.frame.minY)
      let range = part.flatMap { Self.range(of: $0, along: axis) }
      let isClipped = element.scrollElement(along: axis)?.options.asked.isClipDisabled == false
      rows.look(in: range, sight: isClipped ? range.map(Self.sight) : nil, along: axis)
    }
    rows.window = self
    rows.pinning = modifier.pinning
  }

  /// `rect`, in the space of the rows, with the room beside it for the parts of its section that
  /// stay in view.
  func withPinnedParts(around rect: CGRect) -> CGRect {
    guard let range = Self.range(of: rect, along: axis) else { return rect }
    var (before, after) = rows.pinnedLengths(in: range, along: axis)
    if axis == .vertical {
      return rect.grown(by: EdgeInsets(top: before, leading: 0, bottom: after, trailing: 0))
    }
    if isRightToLeft { swap(&before, &after) }
    return rect.grown(by: EdgeInsets(top: 0, leading: before, bottom: 0, trailing: after))
  }

  /// Nil where a place is no number.
  private static func range(of rect: CGRect, along axis: Axis) -> ClosedRange<CGFloat>? {
    let (start, end) = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    return start <= end ? start...end : nil
  }

  /// What is to be drawn: some of what lies beside the window, as effects show views elsewhere.
  private static func sight(around window: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    let length = window.upperBound - window.lowerBound
    return (window.lowerBound - length)...(window.upperBound + length)
  }

  /// Rows may have moved although the container has not.
  override func placeContent() {
    super.placeContent()
    tellAgain()
    let around = scrollElement(along: axis)
    guard around !== scroll else { return }
    scroll = around
    around?.lazyWindows.append(self)
  }
}
