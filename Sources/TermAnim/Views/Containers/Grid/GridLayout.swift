public import Foundation

/// The layout of a grid.
///
/// Columns share the width as the views of a stack do, the least flexible first, and rows the
/// height. A view outside of rows reaches over all columns.
public struct GridLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  public var alignment: Alignment
  /// Between columns, in points; nil is the usual distance.
  public var horizontalSpacing: CGFloat?
  /// Between rows, in points; nil is the usual distance.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrangement(of: subviews, in: proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement(of: subviews, in: proposal).place(subviews, at: bounds.origin)
  }

  private func arrangement(
    of subviews: Subviews, in proposal: ProposedViewSize
  ) -> GridArrangement {
    GridArrangement(
      subviews, in: proposal, alignment: alignment,
      gaps: CGSize(width: horizontalSpacing ?? 8, height: verticalSpacing ?? 8))
  }
}
