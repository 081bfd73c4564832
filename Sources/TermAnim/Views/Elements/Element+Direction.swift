import Foundation

/// What is mirrored where lines begin on the right.
extension Element {
  final var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// Puts `content` where it begins at `origin` when lines begin on the left, or in the mirror of
  /// it.
  final func place(_ content: Element, at origin: CGPoint, proposal: ProposedViewSize) {
    var origin = origin
    if isRightToLeft {
      origin = facing(CGRect(origin: origin, size: content.size(for: proposal))).origin
    }
    content.place(at: origin, proposal: proposal)
  }

  /// Where a box lies in the frame, or in `area`, that is `box` when lines begin on the left.
  final func facing(_ box: CGRect, in area: CGRect? = nil) -> CGRect {
    guard isRightToLeft else { return box }
    let area = area ?? frame
    return box.offsetBy(dx: area.minX + area.maxX - box.minX - box.maxX, dy: 0)
  }
}
