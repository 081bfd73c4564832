import Foundation

/// The layout of a title line: items at the edges, the title in the middle, or below them at the
/// left where it is large.
///
/// Without anything to show it has no height.
struct NavigationBarLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  let isHidden: Bool
  let isLarge: Bool
  /// The height of a row of characters, in points.
  var row: CGFloat = 8

  /// In points where pixels are as high as wide: a row of characters with a row of air on both
  /// sides.
  static let height: CGFloat = 24
  private static let margin: CGFloat = 8
  /// Between the title and the items, at least.
  private static let gap: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: proposal.width ?? 160, height: height(proposal, subviews))
  }

  private func height(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    guard !isHidden else { return 0 }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    guard sizes.count == 3, sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return 0
    }
    let items = max(sizes.first?.height ?? 0, sizes.last?.height ?? 0)
    let line = max(3 * row, items)
    let isBelow = isLarge && sizes[1].height > 0
    let height =
      isBelow
      ? (items > 0 ? line : row) + sizes[1].height + row : max(line, sizes[1].height)
    // What follows begins with a row, as it does without a title.
    return (height / row - 1e-6).rounded(.up) * row
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let items = max(sizes[0].height, sizes[2].height)
    let middle = isLarge ? bounds.minY + max(3 * row, items) / 2 : bounds.midY
    subviews[0].place(
      at: CGPoint(x: bounds.minX + Self.margin, y: middle), anchor: .leading,
      proposal: .unspecified)
    subviews[2].place(
      at: CGPoint(x: bounds.maxX - Self.margin, y: middle), anchor: .trailing,
      proposal: .unspecified)
    guard !isLarge else {
      return subviews[1].place(
        at: CGPoint(x: bounds.minX + Self.margin, y: bounds.maxY - row), anchor: .bottomLeading,
        proposal: ProposedViewSize(width: bounds.width - 2 * Self.margin, height: nil))
    }
    placeTitle(subviews[1], in: bounds, between: sizes[0].width, and: sizes[2].width)
  }

  /// Puts the title in the middle of the line, or else of the room between the items.
  private func placeTitle(
    _ title: LayoutSubview, in bounds: CGRect, between left: CGFloat, and right: CGFloat
  ) {
    let start = bounds.minX + Self.margin + (left > 0 ? left + Self.gap : 0)
    let end = bounds.maxX - Self.margin - (right > 0 ? right + Self.gap : 0)
    let proposal = ProposedViewSize(width: max(end - start, 0), height: nil)
    let width = title.sizeThatFits(proposal).width
    let x = min(max(bounds.midX - width / 2, start), max(end - width, start))
    title.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: proposal)
  }
}
