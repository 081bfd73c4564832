import Foundation

/// The element of a `ScrollTargetLayoutModifier`.
final class ScrollTargetLayoutElement: WrapperElement {
  var isEnabled: Bool
  /// The scroll view around; nil before the first layout and outside of scroll views.
  private(set) weak var scrollElement: ScrollElement?

  init(_ isEnabled: Bool, around content: Element, scope: TransactionScope) {
    self.isEnabled = isEnabled
    super.init(around: content, scope: scope)
  }

  override func didPlace() {
    super.didPlace()
    let scroll = nearestScrollElement
    guard scroll !== scrollElement else { return }
    scrollElement = scroll
    scroll?.targetLayouts.append(self)
  }

  /// The views that the content arranges; the content itself when it arranges none.
  var arrangedElements: [Element] {
    guard isEnabled else { return [] }
    let contents = content.wrapped.lazy
    return contents.compactMap { ($0 as? any Arranging)?.arrangedElements }.first ?? [content]
  }
}

/// An element that arranges others.
@MainActor
private protocol Arranging {
  var arrangedElements: [Element] { get }
}

extension ContainerElement: Arranging {
  fileprivate var arrangedElements: [Element] {
    items.lazy.filter { !$0.isLeaving && !$0.element.standsForUnmadeRows }.map(\.shown)
  }
}
