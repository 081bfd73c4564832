public import Foundation

/// A modifier that maps what a view looks like, and leaves its place in the layout alone.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for a view of that size, whose top left corner is the origin; size in points.
  ///
  /// Where rows begin on the right, the map applies in the mirror of the view: the origin is its
  /// top right corner, x grows to the left, and a positive angle turns to the left.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes the node that draws a view through the effect.
  @MainActor @preconcurrency
  public static func makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> AnyNode {
    view.modifier.node(around: view.content, in: context)
  }

  /// The node that draws `content` through the effect.
  @MainActor
  func node(around content: some View, in context: NodeContext) -> AnyNode {
    func drawing<Content>(
      of node: TypedNode<ModifiedContent<Content, Self>>
    ) -> GeometryDrawing<Self> {
      GeometryDrawing(
        effect: node.view.modifier, isRightToLeft: node.inputs.environment.isRightToLeft,
        makesSpace: true)
    }
    let node = ElementModifierNode(
      ModifiedContent(content: content, modifier: self), in: context
    ) { content, node in
      EffectElement(drawing(of: node), around: content, scope: node.inputs.transactions)
    } update: { element, node in
      unsafeDowncast(element, to: EffectElement<GeometryDrawing<Self>>.self)
        .update(to: drawing(of: node))
    }
    return AnyNode(node)
  }

  /// The same effect, of which only drawing and pressing take notice: coordinate spaces stay where
  /// they would be without it, and so do the frames that a `GeometryProxy` tells of.
  nonisolated public func ignoredByLayout() -> some GeometryEffect {
    IgnoredByLayoutEffect(base: self)
  }
}
