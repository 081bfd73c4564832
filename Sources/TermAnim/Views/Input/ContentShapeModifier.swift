/// The modifier of `contentShape`.
nonisolated struct ContentShapeModifier<Outline> {
  /// What the shape is for.
  let kinds: ContentShapeKinds
  let shape: Outline
  let isEvenOdd: Bool
}

nonisolated extension ContentShapeModifier: ViewModifier, PrimitiveModifier, ElementModifier
where Outline: Shape {
  @MainActor
  func makeElement(
    around content: Element, in inputs: ViewInputs
  ) -> ContentShapeElement<Outline> {
    ContentShapeElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: ContentShapeElement<Outline>, in inputs: ViewInputs) {
    element.modifier = self
  }
}
