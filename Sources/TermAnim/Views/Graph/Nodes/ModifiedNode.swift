/// The node of a modifier whose content is its only child, and goes through it as it is.
///
/// What a modifier does beside that is what its own node adds. Like that of a `TypedNode`, its type
/// asks nothing of what it is made of; only who makes one does.
class ModifiedNode<Content, Modifier>: TypedNode<ModifiedContent<Content, Modifier>> {
  private(set) final var child: TypedNode<Content>?

  init(
    around view: ModifiedContent<Content, Modifier>, in context: NodeContext
  ) where Content: View {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override func update(to view: ModifiedContent<Content, Modifier>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: inputs)
  }
}
