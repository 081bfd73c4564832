public import Foundation

/// A guide set by hand.
nonisolated struct AlignmentGuideModifier: ReadingModifier {
  let guide: AlignmentKey
  let place: (ViewDimensions) -> CGFloat

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> AlignmentGuideElement {
    AlignmentGuideElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: AlignmentGuideElement, in inputs: ViewInputs) {
    element.modifier = self
  }
}

extension View {
  /// Sets where a guide of the view is, from its origin in points.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: g.key, place: computeValue))
  }

  /// Sets where a guide of the view is, from its origin in points.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: g.key, place: computeValue))
  }
}
