import Foundation

/// The element of a `ContentShapeModifier`.
final class ContentShapeElement<Outline: Shape>: WrapperElement, FocusOutlining {
  var modifier: ContentShapeModifier<Outline>

  init(
    _ modifier: ContentShapeModifier<Outline>, around content: Element, scope: TransactionScope
  ) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  func focusOutline(in rect: CGRect) -> Path? {
    guard modifier.kinds.contains(.focusEffect) else { return nil }
    return modifier.shape.path(in: rect, layoutDirection)
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard modifier.kinds.contains(.interaction) else {
      return super.hitTest(point, path: &path)
    }
    guard covers(point) else { return false }
    _ = super.hitTest(point, path: &path)
    return true
  }

  private func covers(_ point: CGPoint) -> Bool {
    // A point on an outline may be out of it, and that of a rectangle may go through middles of
    // cells.
    if Outline.self == Rectangle.self { return frame.covers(point) }
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    let outline = modifier.shape.path(
      in: CGRect(origin: .zero, size: frame.size), layoutDirection)
    return outline.contains(local, eoFill: modifier.isEvenOdd)
  }
}
