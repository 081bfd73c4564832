public import Foundation

/// Space around a view.
nonisolated struct PaddingModifier: ElementModifier {
  let insets: EdgeInsets

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> PaddingElement {
    PaddingElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: PaddingElement, in inputs: ViewInputs) {
    element.modifier = self
  }
}

extension View {
  /// Adds space around the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds `length` points of space at some edges; nil is the usual length, 16 points.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    return padding(
      EdgeInsets(
        top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
        trailing: inset(.trailing)))
  }

  /// Adds `length` points of space around the view.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
