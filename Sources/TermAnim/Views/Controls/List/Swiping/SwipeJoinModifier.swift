/// A modifier that takes actions over for as long as its content is shown.
nonisolated struct SwipeJoinModifier: ElementModifier {
  let joins: [SwipeJoin]

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> SwipeJoinElement {
    let element = SwipeJoinElement(around: content, scope: inputs.transactions)
    update(element, in: inputs)
    return element
  }

  @MainActor
  func update(_ element: SwipeJoinElement, in inputs: ViewInputs) {
    element.joins = joins
  }
}
