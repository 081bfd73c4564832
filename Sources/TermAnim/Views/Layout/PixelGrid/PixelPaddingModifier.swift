import Foundation

/// A modifier that puts space around its content, of whole pixels above and below.
nonisolated struct PixelPaddingModifier: ElementModifier {
  let insets: EdgeInsets

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> PaddingElement {
    PaddingElement(padding(in: inputs), around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: PaddingElement, in inputs: ViewInputs) {
    let padding = padding(in: inputs)
    if element.modifier.insets != padding.insets { element.modifier = padding }
  }

  @MainActor
  private func padding(in inputs: ViewInputs) -> PaddingModifier {
    PaddingModifier(
      insets: insets.inWholePixels(pixelsPerPoint: inputs.environment.values.pixelsPerPoint))
  }
}

extension EdgeInsets {
  /// The insets with as many pixels above and below as there are where pixels are as high as wide.
  func inWholePixels(pixelsPerPoint: CGSize) -> EdgeInsets {
    var insets = self
    insets.top = GridHeight.distance(top, pixelsPerPoint: pixelsPerPoint)
    insets.bottom = GridHeight.distance(bottom, pixelsPerPoint: pixelsPerPoint)
    return insets
  }
}

extension View {
  /// The view in the middle of whole pixels, with space around it that is some, too: a plate behind
  /// both has crisp edges, and as many rows whatever the height of one is.
  nonisolated func pixelPadding(_ insets: EdgeInsets) -> some View {
    inWholePixels().modifier(PixelPaddingModifier(insets: insets))
  }

  /// The view in the middle of whole pixels, with space beside it in points, and above and below it
  /// in pixels of which there are as many as where they are as high as wide.
  nonisolated func pixelPadding(horizontal: CGFloat, vertical: CGFloat) -> some View {
    pixelPadding(
      EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
  }
}
