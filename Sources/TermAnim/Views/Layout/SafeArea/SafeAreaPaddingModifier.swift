/// Space around a view that scroll views let their content reach into.
nonisolated struct SafeAreaPaddingModifier: ElementModifier {
  let insets: EdgeInsets

  @MainActor
  func makeElement(
    around content: Element, in inputs: ViewInputs
  ) -> SafeAreaPaddingElement {
    SafeAreaPaddingElement(
      PaddingModifier(insets: insets), around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: SafeAreaPaddingElement, in inputs: ViewInputs) {
    if insets != element.modifier.insets { element.modifier = PaddingModifier(insets: insets) }
  }
}
