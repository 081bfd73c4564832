/// Tells the rows of a lazy container which part of it is seen.
nonisolated struct LazyWindowModifier: ElementModifier {
  let axis: Axis
  let pinning: SectionPinning?
  let rows: LazyRows

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> LazyWindowElement {
    LazyWindowElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: LazyWindowElement, in inputs: ViewInputs) {
    rows.pinning = pinning
  }
}
