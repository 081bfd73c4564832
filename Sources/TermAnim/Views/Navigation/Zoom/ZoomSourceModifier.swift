/// The modifier of `matchedTransitionSource`.
nonisolated struct ZoomSourceModifier: PrimitiveModifier {
  let id: MatchedID

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    ElementModifierNode(view, in: context) { content, node in
      ZoomSourceElement(node.view.modifier.id, around: content, owner: node)
    } update: { element, node in
      unsafeDowncast(element, to: ZoomSourceElement.self).update(to: node.view.modifier.id)
    }
  }
}
