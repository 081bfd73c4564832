/// The modifier of `ignoresSafeArea`.
nonisolated struct UnsafeAreaModifier: ElementModifier {
  let edges: Edge.Set

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> UnsafeAreaElement {
    UnsafeAreaElement(edges, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: UnsafeAreaElement, in inputs: ViewInputs) {
    element.edges = edges
  }
}
