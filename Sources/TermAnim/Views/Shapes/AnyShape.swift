public import Foundation

/// A shape of any type; one becomes another of its type on its way, and one of another type at
/// once.
public struct AnyShape: Shape {
  private var base: any Shape

  public init<Base: Shape>(_ shape: Base) {
    base = (shape as? AnyShape)?.base ?? shape
  }

  public var animatableData: ErasedAnimatableData {
    get { ErasedAnimatableData(of: base) }
    set { base = newValue.written(to: base) }
  }

  public func path(in rect: CGRect) -> Path {
    base.path(in: rect)
  }

  /// The radius of the corners in a rectangle where they are round and all alike; 0 for other
  /// shapes.
  func cornerRadius(in rect: CGRect) -> CGFloat {
    switch base {
    case let rectangle as RoundedRectangle: rectangle.cornerSize.width
    case is Capsule, is Circle: min(rect.width, rect.height) / 2
    default: 0
    }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}
