import Foundation

/// As wide as high, around the middle of what is inside.
struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let side = subviews.map { $0.sizeThatFits(proposal) }.map { max($0.width, $0.height) }.max()
    return CGSize(width: side ?? 0, height: side ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for subview in subviews { subview.place(at: middle, anchor: .center, proposal: proposal) }
  }
}
