import Foundation

/// Rows below each other, those without a label in the second column.
struct FormColumnsLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  /// Between a label and its control, and between rows, in points.
  static let gap: CGFloat = 8

  static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

  /// Where the second column begins.
  let indent: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { subview in
      let size = subview.sizeThatFits(offer(subview, proposal))
      return CGSize(width: size.width + start(of: subview), height: size.height)
    }
    let gaps = Self.gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for subview in subviews {
      let offer = offer(subview, ProposedViewSize(width: bounds.width, height: nil))
      subview.place(
        at: CGPoint(x: bounds.minX + start(of: subview), y: y), proposal: offer)
      y += subview.sizeThatFits(offer).height + Self.gap
    }
  }

  private func start(of subview: LayoutSubview) -> CGFloat {
    subview[FormLabelKey.self] || subview[SectionPartKey.self] != nil ? 0 : indent
  }

  private func offer(
    _ subview: LayoutSubview, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - start(of: subview)) }, height: nil)
  }
}
