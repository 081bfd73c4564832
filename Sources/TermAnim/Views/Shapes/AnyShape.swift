public import Foundation

/// A shape of any type; one does not move into another.
public struct AnyShape: Shape {
  private let base: any Shape

  public init<Base: Shape>(_ shape: Base) {
    base = shape
  }

  public func path(in rect: CGRect) -> Path {
    base.path(in: rect)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}
