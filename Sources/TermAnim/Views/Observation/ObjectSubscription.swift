import OpenCombine

/// What a node keeps for an object it observes.
@MainActor
final class ObjectSubscription<Object: ObservableObject> {
  let object: Object
  private let subscription: AnyCancellable

  /// Invalidates `node` whenever `object` says that it is about to change.
  init(to object: Object, for node: ViewNode) {
    self.object = object
    let (node, pending) = (Weak(node), node.graph.pending)
    subscription = object.objectWillChange.sink { _ in
      pending.append(.current) { node.object?.invalidate() }
    }
  }
}
