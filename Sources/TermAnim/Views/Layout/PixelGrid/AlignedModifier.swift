import Foundation

/// A modifier that puts its content on a grid, at most half a step away from where it would be.
///
/// Only places are on the grid: what moves from one to another may be anywhere on its way.
nonisolated struct AlignedModifier: ElementModifier {
  let unit: GridUnit

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> AlignedElement {
    AlignedElement(
      unit, pixelsPerPoint: inputs.environment.values.pixelsPerPoint, around: content,
      scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: AlignedElement, in inputs: ViewInputs) {
    element.pixelsPerPoint = inputs.environment.values.pixelsPerPoint
  }
}

extension View {
  /// The view with its top left corner on a grid.
  nonisolated func aligned(to unit: GridUnit) -> some View {
    modifier(AlignedModifier(unit: unit))
  }
}
