/// The modifier of `geometryGroup`.
nonisolated struct GeometryGroupModifier: ElementModifier {
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> GeometryGroupElement {
    GeometryGroupElement(around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: GeometryGroupElement, in inputs: ViewInputs) {}
}

extension View {
  /// Moves the view as a whole: what is in it keeps its place in the view while that is on its way.
  nonisolated public func geometryGroup() -> some View {
    modifier(GeometryGroupModifier())
  }
}
