/// The modifier of `gesture` and its relatives.
nonisolated struct GestureModifier<Added: Gesture>: ElementModifier {
  let gesture: Added
  let priority: GesturePriority
  let mask: GestureMask

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> GestureElement<Added> {
    GestureElement(self, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: GestureElement<Added>, in inputs: ViewInputs) {
    element.update(to: self, in: inputs)
  }
}
