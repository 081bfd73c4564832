public import Foundation

/// A view shown some way off its place.
nonisolated struct OffsetModifier: ElementModifier {
  let offset: CGSize

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> OffsetElement {
    OffsetElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: OffsetElement, in inputs: ViewInputs) {
    element.modifier = self
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
