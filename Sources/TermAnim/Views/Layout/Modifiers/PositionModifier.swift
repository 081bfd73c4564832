public import Foundation

/// A view with its centre at a place of the space it is offered.
nonisolated struct PositionModifier: ElementModifier {
  let position: CGPoint

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> PositionElement {
    PositionElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: PositionElement, in inputs: ViewInputs) {
    element.modifier = self
  }
}

extension View {
  /// Puts the centre of the view at `position` of the space it is offered, and takes all of that.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the centre of the view at a place of the space it is offered, and takes all of that.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
