/// A modifier that tells a `SwipeStrip` of the element of its content.
nonisolated struct SwipeStripModifier: ElementModifier {
  let strip: SwipeStrip

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> WrapperElement {
    let element = WrapperElement(around: content, scope: inputs.transactions)
    strip.element = element
    return element
  }

  @MainActor
  func update(_ element: WrapperElement, in inputs: ViewInputs) {
    strip.element = element
  }
}
