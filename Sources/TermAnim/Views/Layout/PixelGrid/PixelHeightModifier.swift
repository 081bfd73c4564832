import Foundation

/// A modifier that gives its content a height of whole pixels of the terminal.
nonisolated struct PixelHeightModifier: ElementModifier {
  let points: CGFloat?

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> PixelHeightElement {
    PixelHeightElement(height(in: inputs), around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: PixelHeightElement, in inputs: ViewInputs) {
    let height = height(in: inputs)
    if element.modifier != height { element.modifier = height }
  }

  @MainActor
  private func height(in inputs: ViewInputs) -> PixelHeight {
    PixelHeight(pixelsPerPoint: inputs.environment.values.pixelsPerPoint, points: points)
  }
}

extension View {
  /// The view with a height of whole pixels: `points` where they are as high as they are wide.
  nonisolated func pixelHeight(_ points: CGFloat) -> some View {
    modifier(PixelHeightModifier(points: points))
  }

  /// The view in the middle of as many whole pixels as come nearest to its own height.
  nonisolated func inWholePixels() -> some View {
    modifier(PixelHeightModifier(points: nil))
  }
}
