/// A view whose type the node around it does not know, but which never changes from one
/// description to the next.
@MainActor
struct AnyChild {
  let makeNode: (NodeContext) -> ViewNode
  let update: (ViewNode, ViewInputs) -> Void

  init<Content: View>(_ view: Content) {
    makeNode = { $0.node(for: view) }
    update = { node, inputs in
      unsafeDowncast(node, to: TypedNode<Content>.self).update(to: view, inputs: inputs)
    }
  }
}
