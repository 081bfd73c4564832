import Foundation

/// A view of a lazy container.
final class LazyRow: ListedView {
  /// The section that the view is in; nil outside of sections.
  let section: ObjectIdentifier?
  /// What part of its section the view is; nil for contents.
  let part: SectionPart?
  /// Whether the view is in the window of the scroll view around, as far as it has been looked.
  var isInWindow = false

  override init(_ element: Element) {
    let traits = element.traits
    (section, part) = (traits.section, traits.sectionPart)
    super.init(element)
  }

  override var isShown: Bool { isInWindow }

  /// Where the layout has put the view along an axis.
  func extent(along axis: Axis) -> LazyExtent {
    LazyExtent(of: element.frame, along: axis)
  }
}
