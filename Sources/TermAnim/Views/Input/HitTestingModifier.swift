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
