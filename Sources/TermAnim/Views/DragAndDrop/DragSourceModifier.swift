/// The modifier of `draggable`.
nonisolated struct DragSourceModifier<Preview> {
  let payload: () -> any Transferable
  /// What is dragged; nil is what the view looks like.
  let preview: Preview?
}

nonisolated extension DragSourceModifier: ViewModifier, PrimitiveModifier, ElementModifier
where Preview: View {
  @MainActor
  func makeElement(
    around content: Element, in inputs: ViewInputs
  ) -> DragSourceElement<Preview> {
    DragSourceElement(self, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: DragSourceElement<Preview>, in inputs: ViewInputs) {
    element.update(to: self, in: inputs)
  }
}
