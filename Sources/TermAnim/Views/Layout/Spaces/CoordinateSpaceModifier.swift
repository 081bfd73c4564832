/// The modifier of `coordinateSpace`.
nonisolated struct CoordinateSpaceModifier: ElementModifier {
  let name: AnyHashable

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> CoordinateSpaceElement {
    CoordinateSpaceElement(name, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: CoordinateSpaceElement, in inputs: ViewInputs) {
    element.name = name
  }
}

extension View {
  /// Lets the views in this one count coordinates from its origin, as `.named(name)`.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Lets the views in this one count coordinates from its origin.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}
