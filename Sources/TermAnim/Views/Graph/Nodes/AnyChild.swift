/// A view whose type the node around it does not know, but which never changes from one
/// description to the next; `TypedChild` knows it.
///
/// A class, as what a node needs of a view whose type it does not know is then one block of memory.
@MainActor
class AnyChild {
  /// A node that stands for the view.
  func makeNode(_ context: NodeContext) -> ViewNode {
    preconditionFailure("\(Self.self) has no view")
  }

  /// Lets `node`, which an earlier description has made, show the view.
  func update(_ node: ViewNode, _ inputs: ViewInputs) {
    preconditionFailure("\(Self.self) has no view")
  }
}
