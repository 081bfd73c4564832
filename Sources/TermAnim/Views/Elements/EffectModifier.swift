/// A modifier that is a drawing effect around each element of its content.
@MainActor
protocol EffectModifier: PrimitiveModifier {
  associatedtype Effect: DrawingEffect

  /// The effect where the environment is `environment`.
  func effect(in environment: EnvironmentValues) -> Effect
}

extension EffectModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    ElementModifierNode(view, in: context) { content, node in
      EffectElement(
        node.view.modifier.effect(in: node.environment), around: content,
        scope: node.inputs.transactions)
    } update: { element, node in
      unsafeDowncast(element, to: EffectElement<Effect>.self)
        .update(to: node.view.modifier.effect(in: node.environment))
    }
  }
}
