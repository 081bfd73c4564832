import Foundation

/// A modifier that gives its content a height of whole pixels or cells of the terminal.
nonisolated struct GridHeightModifier: ElementModifier {
  let unit: GridUnit
  var points: CGFloat?

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> GridHeightElement {
    GridHeightElement(height(in: inputs), around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: GridHeightElement, in inputs: ViewInputs) {
    let height = height(in: inputs)
    if element.modifier != height { element.modifier = height }
  }

  @MainActor
  private func height(in inputs: ViewInputs) -> GridHeight {
    GridHeight(
      pixelsPerPoint: inputs.environment.values.pixelsPerPoint, unit: unit, points: points)
  }
}

extension View {
  /// The view with a height of whole pixels: `points` where they are as high as they are wide.
  nonisolated func pixelHeight(_ points: CGFloat) -> some View {
    modifier(GridHeightModifier(unit: .pixel, points: points))
  }

  /// The view in the middle of as many whole pixels as come nearest to its own height.
  nonisolated func inWholePixels() -> some View {
    modifier(GridHeightModifier(unit: .pixel))
  }

  /// The view in the middle of whole rows of the terminal, so that the text of what is below stays
  /// in the middle of rows of its own.
  nonisolated func inWholeRows() -> some View {
    modifier(GridHeightModifier(unit: .cell))
  }
}
