public import Foundation

/// A view whose width and height keep a ratio.
nonisolated struct AspectRatioModifier: ElementModifier {
  let aspectRatio: CGFloat?
  let contentMode: ContentMode

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> AspectRatioElement {
    AspectRatioElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: AspectRatioElement, in inputs: ViewInputs) {
    element.modifier = self
  }
}

extension View {
  /// Keeps the ratio of width to height; nil is the ratio of the view's own size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps the ratio of the width of `aspectRatio` to its height.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// As large as fits into the space, in the ratio of the view's own size.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// As small as fills the space, in the ratio of the view's own size.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
