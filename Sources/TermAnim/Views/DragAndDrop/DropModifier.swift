import Foundation

/// The modifier of `dropDestination`.
nonisolated struct DropModifier: ElementModifier {
  let isTargeted: (Bool) -> Void
  /// Whether something that is dragged may be dropped here.
  let accepts: (any Transferable) -> Bool
  /// Takes what is dropped at a place, from the top left of the view, and says whether it is of use.
  let drop: (any Transferable, CGPoint) -> Bool

  init(
    isTargeted: @escaping (Bool) -> Void, accepts: @escaping (any Transferable) -> Bool,
    drop: @escaping (any Transferable, CGPoint) -> Bool
  ) {
    (self.isTargeted, self.accepts, self.drop) = (isTargeted, accepts, drop)
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
