/// Where a node is about to be made; of no use to programs.
@MainActor
public struct NodeContext {
  let graph: ViewGraph
  /// The node around the new one; nil for the root.
  let parent: ViewNode?
  var inputs: ViewInputs
}

extension NodeContext {
  /// The node of a view that is made of others.
  ///
  /// The body is handed over for the sake of its type, which the compiler knows where the view is
  /// declared. Here it would be found by its name, and each part of it by a search.
  @usableFromInline
  func compositeNode<Content: View, Body: View>(
    for view: Content, body: @escaping (Content) -> Body
  ) -> AnyNode {
    AnyNode(CompositeNode(view, animation: nil, in: self, body: body))
  }

  /// The same for a view that may move.
  @usableFromInline
  func animatedNode<Content: View & Animatable, Body: View>(
    for view: Content, body: @escaping (Content) -> Body
  ) -> AnyNode {
    AnyNode(CompositeNode(view, animation: .of(view), in: self, body: body))
  }

  /// The node that stands for `view`.
  func node<Content: View>(for view: Content) -> TypedNode<Content> {
    guard let node = Content.makeNode(of: view, in: self).node as? TypedNode<Content> else {
      preconditionFailure("\(Content.self) has made the node of another type of view")
    }
    return node
  }
}
