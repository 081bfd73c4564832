/// The modifier of `gesture` and its relatives.
nonisolated struct GestureModifier<Added> {
  let gesture: Added
  let priority: GesturePriority
  let mask: GestureMask
}

nonisolated extension GestureModifier: ViewModifier, PrimitiveModifier, ElementModifier
where Added: Gesture {
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> GestureElement<Added> {
    GestureElement(self, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: GestureElement<Added>, in inputs: ViewInputs) {
    element.update(to: self, in: inputs)
  }
}
