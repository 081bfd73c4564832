import Foundation

/// Gives a line of a menu a height of whole rows of the terminal, so that the text of the lines
/// below it stays in the middle of these; the label is in the middle.
struct MenuLineLayout: Layout {
  /// In points.
  private static let row: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let rows = (size.height / Self.row - 0.01).rounded(.up)
    return CGSize(width: size.width, height: rows * Self.row)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let proposal = ProposedViewSize(width: bounds.width, height: proposal.height)
    for line in subviews {
      line.place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: proposal)
    }
  }
}
