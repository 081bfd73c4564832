public import Foundation

/// What is in a window that is about to be placed; there is none in a terminal.
public struct WindowLayoutRoot {
  /// The size that the content chooses for what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
