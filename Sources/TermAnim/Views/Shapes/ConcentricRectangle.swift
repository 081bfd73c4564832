public import Foundation

/// A rectangle with the corners of its container, as `containerShape(_:)` has set it.
///
/// Where the container is a rounded rectangle or a capsule, corners have its radius; how far the view
/// lies from the container's sides is not heeded. Without such a container, and for a shape that is
/// not shown as a view, corners have the least radius. The sides of the rectangle hold radii down.
public struct ConcentricRectangle: InsettableShape, ContainerAwareShape {
  /// Set when the shape becomes part of a graph.
  var container: AnyShape?
  private let corners: Edge.Corner.Style
  private var amount: CGFloat = 0

  /// - Parameters:
  ///   - corners: How all corners are rounded.
  ///   - isUniform: Of no effect, as all corners are equal.
  public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
    self.corners = corners
  }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: amount)
    let concentric = max(corners.minimum, (container?.cornerRadius(in: rect) ?? 0) - amount)
    return RoundedRectangle(cornerRadius: corners.radius ?? concentric).path(in: rect)
  }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners are rounded as those of the container, or by a radius.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
