/// A view that is another one as soon as its identity is.
struct IdentifiedView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View, PrimitiveView where Content: View {
  typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    BranchNode(self, in: context) { Branch(id: $0.id, isNamed: true, $0.content) }
  }
}

extension IdentifiedView: Identified {
  var givenIdentity: AnyHashable? { AnyHashable(ofView: id) }
}

extension ModifiedContent: Identified {
  var givenIdentity: AnyHashable? { (content as? any Identified)?.givenIdentity }
}

extension View {
  /// The view under an identity of its own: with another `id` it is another view, which begins with
  /// fresh state and takes the old one's place with a transition.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
