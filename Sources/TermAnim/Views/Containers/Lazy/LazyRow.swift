import Foundation

/// A view of a lazy container.
final class LazyRow: ListedView {
  /// The section that the view is in; nil outside of sections.
  let section: ObjectIdentifier?
  /// What part of its section the view is; nil for contents.
  let part: SectionPart?
  /// What stands for rows that are not made; nil for a view that is there.
  let unmade: UnmadeRows?
  /// Whether the view is in the window of the scroll view around, as far as it has been looked.
  var isInWindow = false

  override init(_ element: Element) {
    let traits = element.traits
    (section, part) = (traits.section, traits.sectionPart)
    unmade =
      element.standsForUnmadeRows
      ? element.wrapped.lazy.compactMap { $0 as? UnmadeRows }.first : nil
    super.init(element)
    if unmade != nil { element.isOutOfSight = true }
  }

  override var isShown: Bool { isInWindow }

  /// Whether the view is one of the contents, and made.
  var isOrdinary: Bool { unmade == nil && part == nil }

  /// Where the layout has put the view along an axis.
  func extent(along axis: Axis) -> LazyExtent {
    LazyExtent(of: element.frame, along: axis)
  }

  /// Whether an element is the view's, or is in it.
  func isAround(_ inner: Element) -> Bool {
    inner.upwards.contains { $0 === element }
  }
}
