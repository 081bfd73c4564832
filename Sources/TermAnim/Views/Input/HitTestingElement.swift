import Foundation

/// The element of a `HitTestingModifier`.
final class HitTestingElement: WrapperElement {
  var isAllowed: Bool

  init(_ isAllowed: Bool, around content: Element, scope: TransactionScope) {
    self.isAllowed = isAllowed
    super.init(around: content, scope: scope)
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    isAllowed && super.hitTest(point, path: &path)
  }
}
