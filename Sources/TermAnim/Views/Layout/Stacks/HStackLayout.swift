public import Foundation

/// The layout of a stack along the horizontal axis.
public struct HStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public var alignment: VerticalAlignment
  /// In points; nil is each view's own.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    stack.size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(subviews, in: bounds, proposal)
  }

  private var stack: StackLayout {
    StackLayout(axis: .horizontal, guide: alignment.key, spacing: spacing)
  }
}
