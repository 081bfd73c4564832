/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    if let modifier = modifier as? any PrimitiveModifier {
      return primitive(modifier, in: context)
    }
    if let effect = modifier as? any GeometryEffect {
      return geometric(effect, in: context)
    }
    return ModifierBodyNode(self, in: context)
  }

  // Both are called with the modifier, so the nodes' types are equal.

  @MainActor
  private func primitive<Primitive: PrimitiveModifier>(
    _ modifier: Primitive, in context: NodeContext
  ) -> TypedNode<Self> {
    let modified = ModifiedContent<Content, Primitive>(content: content, modifier: modifier)
    return unsafeDowncast(Primitive.makeNode(modified, in: context), to: TypedNode<Self>.self)
  }

  @MainActor
  private func geometric<Effect: GeometryEffect>(
    _ effect: Effect, in context: NodeContext
  ) -> TypedNode<Self> {
    let modified = ModifiedContent<Content, Effect>(content: content, modifier: effect)
    let node = ElementModifierNode(modified, in: context) { content, node in
      EffectElement(
        GeometryDrawing(effect: node.view.modifier), around: content,
        scope: node.inputs.transactions)
    } update: { element, node in
      element.update(to: GeometryDrawing(effect: node.view.modifier))
    }
    return unsafeDowncast(node, to: TypedNode<Self>.self)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(
    content: PlaceholderContentView<ModifiedContent<Content, Modifier>>
  ) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// The view that `modifier` makes of this one.
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
