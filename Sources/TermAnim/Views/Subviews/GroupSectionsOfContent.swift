/// The views that are made of the sections of another.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let base: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    SubviewsNode(self, in: context, base: \.base) {
      $0.transform(SectionCollection(of: $1))
    }
  }
}
