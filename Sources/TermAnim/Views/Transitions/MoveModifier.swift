import Foundation

/// Draws a view some way off.
nonisolated struct MoveModifier: ElementModifier {
  /// Nil is the view's own place.
  let way: MoveWay?
  /// Whether what is inside finds itself where it is drawn, rather than in its place.
  var movesSpaces = true

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> MoveElement {
    MoveElement(
      way, movesSpaces: movesSpaces, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: MoveElement, in inputs: ViewInputs) {
    element.move(way)
  }
}
