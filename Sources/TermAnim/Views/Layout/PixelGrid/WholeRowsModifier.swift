import Foundation

/// A modifier that gives its content a height of whole rows of the terminal, so that the text of
/// what is below stays in the middle of rows of its own; the content is in the middle.
nonisolated struct WholeRowsModifier: ElementModifier {
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> WholeRowsElement {
    WholeRowsElement(
      inputs.environment.values.pixelsPerPoint, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: WholeRowsElement, in inputs: ViewInputs) {
    let scale = inputs.environment.values.pixelsPerPoint
    if element.modifier != scale { element.modifier = scale }
  }
}

/// The element of a `WholeRowsModifier`; what it knows of that is the pixels per point.
final class WholeRowsElement: UnaryLayoutElement<CGSize> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.size(for: proposal)
    size.height = GridUnit.cell.least(notBelow: size.height, pixelsPerPoint: modifier)
    return size
  }

  override func origin(in frame: CGRect, offering inner: ProposedViewSize) -> CGPoint {
    let above = (frame.height - content.size(for: inner).height) / 2
    return CGPoint(x: frame.minX, y: frame.minY + above)
  }
}

extension View {
  /// The view in the middle of whole rows of the terminal.
  nonisolated func inWholeRows() -> some View {
    modifier(WholeRowsModifier())
  }
}
