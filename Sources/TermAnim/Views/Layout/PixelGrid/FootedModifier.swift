/// A modifier for what may have a ground or a ring around a few characters: it stands where the
/// first line of them is in whole cells, at most half a cell above or below its place.
///
/// Characters go there by themselves, and would leave too much of the ground on one side. What has
/// none stays where it is.
nonisolated struct FootedModifier: ElementModifier {
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> FootedElement {
    FootedElement(around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: FootedElement, in inputs: ViewInputs) {}
}
