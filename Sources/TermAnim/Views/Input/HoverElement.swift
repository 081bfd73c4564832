import Foundation

/// The element of a `HoverModifier`.
final class HoverElement: WrapperElement, Pressable {
  var modifier: HoverModifier
  private var isHovered = false

  init(_ modifier: HoverModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
    graph.hover.add(self)
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard super.hitTest(point, path: &path) else { return false }
    path.append(self)
    return true
  }

  /// Takes note that the pointer is over the element.
  func pointerMoved(_ event: GestureEvent) {
    let place = GestureContext(self).location(of: event, in: modifier.coordinateSpace)
    let isFirst = !isHovered
    isHovered = true
    modifier.action(.active(place), isFirst)
  }

  /// Takes note that the pointer is elsewhere, and says whether that is news.
  func pointerLeft() -> Bool {
    guard isHovered else { return false }
    isHovered = false
    modifier.action(.ended, false)
    return true
  }
}
