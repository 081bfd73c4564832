import Foundation

/// The modifier of `dropDestination` and `onDrop`.
nonisolated struct DropModifier: ElementModifier {
  /// Told what becomes of something that may be dropped here, from when it comes over the view;
  /// says what is to be done with it, nil as before.
  let follow: (DropPhase) -> DropProposal?
  /// Whether something that comes over the view at a place may be dropped here; asked once.
  let accepts: (any Transferable, CGPoint) -> Bool
  /// Takes what is dropped at a place, from the top left of the view, and says whether it is of
  /// use.
  let drop: (any Transferable, CGPoint) -> Bool

  init(
    follow: @escaping (DropPhase) -> DropProposal?,
    accepts: @escaping (any Transferable, CGPoint) -> Bool,
    drop: @escaping (any Transferable, CGPoint) -> Bool
  ) {
    (self.follow, self.accepts, self.drop) = (follow, accepts, drop)
  }

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> DropElement {
    DropElement(self, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: DropElement, in inputs: ViewInputs) {
    element.update(to: self, in: inputs)
  }
}
