public import Foundation

/// A rectangle with the corners of its container, as `containerShape(_:)` has set it.
///
/// Where the container is a rounded rectangle or a capsule, corners have its radius; how far the
/// view lies from the container's sides is not heeded. Without such a container, and for a shape
/// that is neither shown as a view nor clipped to, corners have the least radius. The sides of the
/// rectangle hold radii down.
public struct ConcentricRectangle: InsettableShape, ContainerAwareShape {
  /// Set when the shape becomes part of a graph.
  var container: AnyShape?
  /// In the order of `Edge.Corner`.
  private let corners: [Edge.Corner.Style]
  private var amount: CGFloat = 0

  /// A rectangle with the corners of its container.
  public init() {
    self.init(corners: .concentric)
  }

  /// - Parameters:
  ///   - corners: How all corners are rounded.
  ///   - isUniform: Of no effect, as all corners are equal.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = [corners, corners, corners, corners]
  }

  /// A rectangle with a style for each of its corners.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
  }

  public func path(in rect: CGRect) -> Path {
    let concentric = (container?.cornerRadius(in: rect) ?? 0) - amount
    let radii = corners.map { $0.radius ?? max($0.minimum, concentric) }
    let rect = rect.shrunk(by: amount)
    guard radii.contains(where: { $0 != radii[0] }) else {
      return RoundedRectangle(cornerRadius: radii[0]).path(in: rect)
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[2], bottomTrailingRadius: radii[3],
      topTrailingRadius: radii[1]
    ).path(in: rect)
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
