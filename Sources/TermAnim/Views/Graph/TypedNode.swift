/// A node whose view is known by its type.
@MainActor
class TypedNode<Content: View>: ViewNode {
  /// The view as it was last described.
  final var view: Content

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  /// Takes a new description of the view; both it and the inputs may be what they were.
  func update(to view: Content, inputs: ViewInputs) {
    (self.view, self.inputs) = (view, inputs)
  }

  final override func update(inputs: ViewInputs) {
    update(to: view, inputs: inputs)
  }
}
