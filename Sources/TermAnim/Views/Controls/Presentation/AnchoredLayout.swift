import Foundation

/// Puts a panel below what it belongs to, or above it where there is more room, within the screen;
/// the menu of a line of another one beside that where there is room.
///
/// It is as large as it likes to be, and no larger than the screen.
struct AnchoredLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  let anchor: PresentationAnchor
  /// The direction in which the panel lies next to what it belongs to.
  var axis = Axis.vertical
  /// Between the panel and what it belongs to, and the edges of the screen, in points.
  var gap: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let place = self.anchor
    var anchor =
      MainActor.assumeIsolated {
        place.show(subviews.first?.element.parent)
        return place.frame
      } ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    // What is placed will be mirrored, and the anchor is where it is.
    if subviews.layoutDirection == .rightToLeft {
      anchor.origin.x = bounds.minX + bounds.maxX - anchor.maxX
    }
    for subview in subviews {
      let room = room(for: subview, in: bounds.size)
      let size = subview.sizeThatFits(room)
      subview.place(at: origin(of: size, at: anchor, in: bounds), proposal: room)
    }
  }

  private func room(for panel: LayoutSubview, in screen: CGSize) -> ProposedViewSize {
    let width = min(panel.sizeThatFits(.unspecified).width, screen.width)
    let height = panel.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    return ProposedViewSize(width: width, height: min(height, screen.height))
  }

  /// Where a panel of `size` goes; one that is larger than the screen begins at its edge.
  func origin(of size: CGSize, at anchor: CGRect, in bounds: CGRect) -> CGPoint {
    (axis == .horizontal ? beside(anchor, size, in: bounds) : nil)
      ?? belowOrAbove(anchor, size, in: bounds)
  }

  /// Where a panel goes whose first line is beside `anchor`, or covers at most half of that; nil
  /// where there is no room for that.
  private func beside(_ anchor: CGRect, _ size: CGSize, in bounds: CGRect) -> CGPoint? {
    let after = ((anchor.maxX + gap) / 4).rounded(.up) * 4
    let before = ((anchor.minX - gap - size.width) / 4).rounded(.down) * 4
    let last = ((bounds.maxX - size.width) / 4).rounded(.down) * 4
    let x = after <= last ? after : before >= bounds.minX ? before : last
    guard x + size.width <= anchor.minX || x >= anchor.midX else { return nil }
    let y = min(((anchor.minY - gap) / 8).rounded() * 8, bounds.maxY - size.height)
    return CGPoint(x: x, y: max(y, bounds.minY))
  }

  /// Where a panel goes below `anchor` or above.
  private func belowOrAbove(_ anchor: CGRect, _ size: CGSize, in bounds: CGRect) -> CGPoint {
    let below = anchor.maxY + gap
    let fitsBelow = below + size.height <= bounds.maxY
    let above = anchor.minY - gap - size.height
    let goesBelow = fitsBelow || bounds.maxY - anchor.maxY >= anchor.minY - bounds.minY
    let x = min(
      max(anchor.midX - size.width / 2, bounds.minX + gap), bounds.maxX - size.width - gap)
    // Away from what the panel belongs to, to the next cell of the usual size.
    let y =
      goesBelow
      ? min((below / 8).rounded(.up) * 8, bounds.maxY - size.height)
      : (above / 8).rounded(.down) * 8
    return CGPoint(x: max((x / 4).rounded() * 4, bounds.minX), y: max(y, bounds.minY))
  }
}
