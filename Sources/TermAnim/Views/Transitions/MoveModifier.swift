import Foundation

/// Draws a view its own width or height away, towards an edge.
nonisolated struct MoveModifier: ElementModifier {
  /// Nil is the view's own place.
  let edge: Edge?

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> MoveElement {
    MoveElement(towards: edge, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: MoveElement, in inputs: ViewInputs) {
    element.move(towards: edge)
  }
}
