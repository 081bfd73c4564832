public import Foundation

/// A view shown some way off its place.
nonisolated struct OffsetModifier: ElementModifier {
  let offset: CGSize

  /// Mostly an element that places its content elsewhere, which then moves as a part of the layout.
  ///
  /// In modifiers with a transaction of their own, which the content does not have, the offset
  /// itself moves.
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> WrapperElement {
    inputs.transactions.isOfBody
      ? EffectElement(drawing(in: inputs), around: content, scope: inputs.transactions)
      : OffsetElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: WrapperElement, in inputs: ViewInputs) {
    switch element {
    case let element as OffsetElement: element.modifier = self
    case let element as EffectElement<GeometryDrawing<_OffsetEffect>>:
      element.update(to: drawing(in: inputs))
    default: preconditionFailure("an offset without an element of its own: \(element)")
    }
  }

  @MainActor
  private func drawing(in inputs: ViewInputs) -> GeometryDrawing<_OffsetEffect> {
    GeometryDrawing(
      effect: _OffsetEffect(offset: offset), isRightToLeft: inputs.environment.isRightToLeft)
  }
}

extension View {
  /// Shows the view `offset` points off its place, which it keeps in the layout.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Shows the view `x` and `y` points off its place, which it keeps in the layout.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
