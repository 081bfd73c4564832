import Foundation

/// A view at its own size along some axes.
nonisolated struct FixedSizeModifier: ElementModifier {
  let horizontal: Bool
  let vertical: Bool

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> FixedSizeElement {
    FixedSizeElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: FixedSizeElement, in inputs: ViewInputs) {
    element.modifier = self
  }
}

extension View {
  /// Gives the view its own width, height or both, whatever it is offered.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view its own size, whatever it is offered.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}
