import Foundation

/// The modifier of `allowsHitTesting`.
nonisolated struct HitTestingModifier: ElementModifier {
  let isAllowed: Bool

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> HitTestingElement {
    HitTestingElement(isAllowed, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: HitTestingElement, in inputs: ViewInputs) {
    element.isAllowed = isAllowed
  }
}

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
