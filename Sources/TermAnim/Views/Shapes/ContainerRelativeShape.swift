public import Foundation

/// The shape of the container around, as `containerShape(_:)` has set it, in the view's own
/// rectangle; without one, a rectangle.
///
/// As a view, filled, as a line along it or a stretch of that, as a background, and where views are
/// clipped: outlines that are asked for elsewhere know of no container.
public struct ContainerRelativeShape: InsettableShape {
  /// Set when the shape becomes part of a graph.
  var container: AnyShape?
  private var amount: CGFloat = 0

  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior {
    container?.layoutDirectionBehavior ?? .fixed
  }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: amount)
    return container?.path(in: rect) ?? Path(rect)
  }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension ContainerRelativeShape: ContainerAwareShape {}

extension EnvironmentValues {
  /// The shape of the container around; nil is a rectangle.
  @Entry var containerShape: AnyShape?
}

extension View {
  /// Tells a `ContainerRelativeShape` inside the shape of its container.
  nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    environment(\.containerShape, AnyShape(shape))
  }
}
