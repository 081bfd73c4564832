/// A modifier that gives its content a height of whole rows of the terminal, so that the text of
/// what is below stays in the middle of rows of its own; the content is in the middle.
nonisolated struct WholeRowsModifier: ElementModifier {
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> WholeRowsElement {
    WholeRowsElement(
      inputs.environment.values.pixelsPerPoint, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: WholeRowsElement, in inputs: ViewInputs) {
    let scale = inputs.environment.values.pixelsPerPoint
    if element.modifier != scale { element.modifier = scale }
  }
}

extension View {
  /// The view in the middle of whole rows of the terminal.
  nonisolated func inWholeRows() -> some View {
    modifier(WholeRowsModifier())
  }
}
