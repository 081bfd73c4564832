/// A modifier whose elements run a closure of the program outside of bodies.
@MainActor
protocol ReadingModifier: ElementModifier where Wrapper: ReadingElement {}

extension ReadingModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    ElementModifierNode(view, in: context) { content, node in
      let element = node.view.modifier.makeElement(around: content, in: node.inputs)
      element.reader = node.backlink
      return element
    } update: { element, node in
      node.view.modifier.update(unsafeDowncast(element, to: Wrapper.self), in: node.inputs)
    }
  }
}
