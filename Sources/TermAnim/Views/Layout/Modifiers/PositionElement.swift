import Foundation

/// The element of a `PositionModifier`.
final class PositionElement: UnaryLayoutElement<PositionModifier> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    tellOfContent()
    return proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
  }

  override var holdsLayout: Bool { !hasToldOfContent }

  /// The size does not depend on the position, and guides that do have been told of the content.
  override func modifierChanged() {
    contentNeedsLayout()
  }

  override func origin(in frame: CGRect, offering inner: ProposedViewSize) -> CGPoint {
    let size = content.size(for: inner)
    return CGPoint(
      x: frame.minX + modifier.position.x - size.width / 2,
      y: frame.minY + modifier.position.y - size.height / 2)
  }
}
