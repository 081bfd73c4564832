/// The views that are made of the subviews of another.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    SubviewsNode(self, in: context, base: \.base) {
      $0.transform(SubviewsCollection(subviews: $1))
    }
  }
}
