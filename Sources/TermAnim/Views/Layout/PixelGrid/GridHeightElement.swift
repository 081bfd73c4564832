import Foundation

/// The element of a `GridHeightModifier`.
final class GridHeightElement: UnaryLayoutElement<GridHeight> {
  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let height = modifier.fixed else { return proposal }
    return ProposedViewSize(width: proposal.width, height: height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.size(for: inner(proposal))
    size.height = modifier.fixed ?? modifier.rounded(size.height)
    return size
  }

  override func origin(in frame: CGRect, offering inner: ProposedViewSize) -> CGPoint {
    let above = (frame.height - content.size(for: inner).height) / 2
    return CGPoint(x: frame.minX, y: frame.minY + above)
  }
}
