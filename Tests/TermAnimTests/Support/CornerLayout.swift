import Foundation
@testable import TermAnim

/// A layout that puts everything at its upper left corner, and is as large as the first of it.
protocol CornerLayout: Layout where Cache == Void {
  /// Called before each time that it places what it arranges.
  func willPlace()
}

extension CornerLayout {
  func willPlace() {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    willPlace()
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
