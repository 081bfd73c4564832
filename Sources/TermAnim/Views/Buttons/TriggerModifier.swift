/// A modifier that lets keys do `action`, unless there is a control in its content.
nonisolated struct TriggerModifier: ElementModifier {
  let action: @MainActor () -> Void

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> TriggerElement {
    TriggerElement(action, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: TriggerElement, in inputs: ViewInputs) {
    element.action = action
    element.update(inputs)
  }
}
