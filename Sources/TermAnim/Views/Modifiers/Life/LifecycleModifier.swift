/// A modifier that takes note of what happens to its content, and leaves it as it is.
@MainActor
protocol LifecycleModifier: PrimitiveModifier {
  /// The view has come.
  func appear(in graph: ViewGraph)

  /// The view has gone.
  func disappear(in graph: ViewGraph)

  /// The view has been described anew; `old` is what the modifier was before.
  ///
  /// Run in the transaction of the change.
  func change(from old: Self, in graph: ViewGraph)
}

extension LifecycleModifier {
  func appear(in graph: ViewGraph) {}

  func disappear(in graph: ViewGraph) {}

  func change(from old: Self, in graph: ViewGraph) {}

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    LifecycleNode(view, in: context)
  }
}
