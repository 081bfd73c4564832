import Foundation

/// The element of a `PaddingModifier`.
class PaddingElement: UnaryLayoutElement<PaddingModifier> {
  /// How far the content keeps from the edges, in points.
  var insets: EdgeInsets { modifier.insets }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let size = content.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  final override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(by: insets)
  }

  final override func origin(in frame: CGRect, offering inner: ProposedViewSize) -> CGPoint {
    let insets = insets
    return CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
  }
}
