import Foundation

/// The layout of a whole screen: the program's views in the middle, as large as they choose, and
/// what is presented above them over all of the screen.
struct ScreenLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}
