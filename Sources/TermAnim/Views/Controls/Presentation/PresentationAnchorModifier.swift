/// A modifier that makes its content what a panel belongs to.
nonisolated struct PresentationAnchorModifier: ElementModifier {
  let anchor: PresentationAnchor
  let attachment: PopoverAttachmentAnchor

  @MainActor
  func makeElement(
    around content: Element, in inputs: ViewInputs
  ) -> PresentationAnchorElement {
    let element = PresentationAnchorElement(self, around: content, in: inputs)
    anchor.element = element
    return element
  }

  @MainActor
  func update(_ element: PresentationAnchorElement, in inputs: ViewInputs) {
    element.modifier = self
    anchor.element = element
    element.movePanel()
  }
}
