/// Makes the views that its content arranges those that scroll views come to rest at.
nonisolated struct ScrollTargetLayoutModifier: ElementModifier {
  let isEnabled: Bool

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> ScrollTargetLayoutElement {
    ScrollTargetLayoutElement(isEnabled, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: ScrollTargetLayoutElement, in inputs: ViewInputs) {
    element.isEnabled = isEnabled
  }
}
