import Foundation

/// Does something when a view is clicked with the second button, or when the key is pressed that
/// stands for it while the focus is in the view.
nonisolated struct SecondaryClickModifier: ElementModifier {
  /// Is told where the pointer is in the view, in points, nil for the key, and says whether it does
  /// something; otherwise views around may.
  let action: (CGPoint?) -> Bool

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> SecondaryClickElement {
    SecondaryClickElement(self, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: SecondaryClickElement, in inputs: ViewInputs) {
    element.update(to: self, in: inputs)
  }
}
