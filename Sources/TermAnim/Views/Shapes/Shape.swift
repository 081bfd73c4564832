public import Foundation

/// An outline that fits itself into a rectangle; as a view, it is filled with the foreground style.
///
/// Nothing of a shape belongs to the main actor, so that its outline can be asked for anywhere.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline within `rect`.
  func path(in rect: CGRect) -> Path

  /// The size the shape chooses when it is offered `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What kind of outline the shapes of the type are.
  static var role: ShapeRole { get }

  /// Whether the outline is mirrored where rows begin on the right.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// Never asked for: the graph makes a node of the shape instead.
  @MainActor @preconcurrency
  public var body: FillShapeView<Self, ForegroundStyle, EmptyView> {
    FillShapeView(shape: self, style: ForegroundStyle())
  }

  /// Makes the node of a shape that is used as a view.
  @MainActor @preconcurrency
  public static func makeNode(of shape: Self, in context: NodeContext) -> AnyNode {
    AnyNode(ShapeNode.make(shape, in: context))
  }

  public static var role: ShapeRole { .fill }

  /// Mirrored where rows begin on the right.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// All that is offered, and 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
