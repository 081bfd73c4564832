/// A modifier that tells when its content has another size, or is in another place of a space that
/// was asked for.
nonisolated struct GeometryObserverModifier: ElementModifier {
  let changed: @MainActor (GeometryObserverElement) -> Void

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> GeometryObserverElement {
    GeometryObserverElement(around: content, scope: inputs.transactions, changed: changed)
  }

  @MainActor
  func update(_ element: GeometryObserverElement, in inputs: ViewInputs) {
    element.changed = changed
  }
}
