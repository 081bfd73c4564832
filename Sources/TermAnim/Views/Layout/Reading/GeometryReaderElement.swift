import Foundation

/// The element of a geometry reader.
final class GeometryReaderElement: GeometryObserverElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var holdsLayout: Bool { !hasToldOfContent }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override func placeContent() {
    place(content, at: frame.origin, proposal: ProposedViewSize(frame.size))
  }
}
