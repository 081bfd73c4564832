/// The parts of a section, one after the other.
struct SectionParts<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  /// What is done to all of the section; nil is nothing.
  var actions: AnyView? = nil
  let footer: Footer
}

extension SectionParts: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    SectionNode(self, in: context)
  }
}
