/// A modifier that wraps each element of its content in one of its own.
@MainActor
protocol ElementModifier: PrimitiveModifier {
  associatedtype Wrapper: WrapperElement

  /// The element around `content`.
  func makeElement(around content: Element, in inputs: ViewInputs) -> Wrapper

  /// Makes `element` what the modifier now says.
  func update(_ element: Wrapper, in inputs: ViewInputs)
}

extension ElementModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    ElementModifierNode(view, in: context) { content, node in
      node.view.modifier.makeElement(around: content, in: node.inputs)
    } update: { element, node in
      node.view.modifier.update(unsafeDowncast(element, to: Wrapper.self), in: node.inputs)
    }
  }
}
