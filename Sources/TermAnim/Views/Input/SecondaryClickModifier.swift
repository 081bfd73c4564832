import Foundation

/// Does something when a view is clicked with the second button, or when the key is pressed that
/// stands for it while the focus is in the view.
nonisolated struct SecondaryClickModifier: ElementModifier {
  /// Whether something would be done now; otherwise views around may do it.
  var isMeant: () -> Bool = { true }
  /// Is told where the pointer is in the view, in points; nil for the key.
  let action: (CGPoint?) -> Void

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> SecondaryClickElement {
    SecondaryClickElement(self, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: SecondaryClickElement, in inputs: ViewInputs) {
    element.update(to: self, in: inputs)
  }
}
