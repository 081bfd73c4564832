/// A node whose view is known by its type.
///
/// Nothing is asked of the type, not even that it is a view: the runtime would look for the answer
/// when it makes the type of the node, anew for each type of view.
@MainActor
class TypedNode<Content>: ViewNode {
  /// The view as it was last described.
  final var view: Content

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  /// Takes a description of the view, and leaves the subtree as it is when nothing is new in it.
  ///
  /// What a view refers to lives as long as its description, so equal bits are the same view. Nodes
  /// of the subtree that something else has changed for wait to be evaluated anyway.
  final func show(_ view: Content, inputs: ViewInputs) {
    let inputs = seenInputs(of: inputs)
    let isSame =
      inputs.isSame(as: self.inputs)
      && Bits.withAddresses(of: self.view, view) {
        Bits.areEqual($0, $1, count: MemoryLayout<Content>.size)
      }
    if !isSame { update(to: view, inputs: inputs) }
  }

  /// Takes a new description of the view; both it and the inputs may be what they were.
  func update(to view: Content, inputs: ViewInputs) {
    (self.view, self.inputs) = (view, inputs)
  }

  final override func update(inputs: ViewInputs) {
    update(to: view, inputs: seenInputs(of: inputs))
  }
}
