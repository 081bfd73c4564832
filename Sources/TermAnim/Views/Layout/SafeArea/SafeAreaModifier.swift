/// The modifier of views that lie between bars, or hold them.
nonisolated struct SafeAreaModifier: ElementModifier {
  let role: SafeAreaRole

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> SafeAreaElement {
    if case .safe = role {
      SafeSpaceElement(role, around: content, scope: inputs.transactions)
    } else {
      SafeAreaElement(role, around: content, scope: inputs.transactions)
    }
  }

  @MainActor
  func update(_ element: SafeAreaElement, in inputs: ViewInputs) {}
}
