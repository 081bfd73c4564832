public import Foundation

/// An invisible frame of a fixed size around a view.
nonisolated struct FrameModifier: ElementModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> FrameElement {
    FrameElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: FrameElement, in inputs: ViewInputs) {
    element.modifier = self
  }
}

extension View {
  /// Puts the view into a frame of a fixed size.
  ///
  /// Lengths are in points; nil is the view's own, and so is what is negative, infinite or NaN.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: width.flatMap(usableLength), height: height.flatMap(usableLength),
        alignment: alignment))
  }
}

/// The length, unless it is none that a frame can have.
private func usableLength(_ length: CGFloat) -> CGFloat? {
  length >= 0 && length.isFinite ? length : nil
}
