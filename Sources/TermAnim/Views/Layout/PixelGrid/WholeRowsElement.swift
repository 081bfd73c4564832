import Foundation

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
