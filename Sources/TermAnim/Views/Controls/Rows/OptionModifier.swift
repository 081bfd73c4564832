/// A modifier that lets each element of its content be chosen by its tag.
nonisolated struct OptionModifier: ElementModifier {
  /// Nil leaves the elements as they are, but for their look.
  let choice: Choice?
  let look: OptionLook
  /// Whether what scrolls around the elements begins at the chosen one.
  var isShownWhenChosen = false

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> OptionElement {
    OptionElement(self, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: OptionElement, in inputs: ViewInputs) {
    element.modifier = self
    element.update(inputs)
  }
}
