/// Something a view tells the containers around it.
nonisolated struct TraitModifier: ElementModifier {
  let edit: (inout ElementTraits) -> Void

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> TraitElement {
    TraitElement(edit, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: TraitElement, in inputs: ViewInputs) {
    element.edit = edit
  }
}
