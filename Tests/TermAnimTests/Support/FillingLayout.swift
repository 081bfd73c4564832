import Foundation

@testable import TermAnim

/// A layout that is as large as it is offered.
protocol FillingLayout: Layout where Cache == Void {}

extension FillingLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
