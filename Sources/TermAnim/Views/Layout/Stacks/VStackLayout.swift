public import Foundation

/// The layout of a stack along the vertical axis.
public struct VStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public var alignment: HorizontalAlignment
  /// In points; nil is each view's own.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
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
    StackLayout(axis: .vertical, guide: alignment.key, spacing: spacing)
  }
}
