public import Foundation

/// An invisible frame with limits around a view.
nonisolated struct FlexibleFrameModifier: ElementModifier {
  let horizontal: FlexibleLength
  let vertical: FlexibleLength
  let alignment: Alignment

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> FlexibleFrameElement {
    FlexibleFrameElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: FlexibleFrameElement, in inputs: ViewInputs) {
    element.modifier = self
  }
}

extension View {
  /// Puts the view into a frame with limits, in points; nil leaves a limit to the view.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        horizontal: FlexibleLength(least: minWidth, ideal: idealWidth, greatest: maxWidth),
        vertical: FlexibleLength(least: minHeight, ideal: idealHeight, greatest: maxHeight),
        alignment: alignment))
  }
}
