/// The node of a row of a grid: marks its views as being in it.
final class GridRowNode<Content: View>: TypedNode<GridRow<Content>> {
  private typealias Marked = ModifiedContent<Content, TraitModifier>

  private var child: TypedNode<Marked>?
  private var mark: (alignment: VerticalAlignment?, modifier: TraitModifier)?

  override init(_ view: GridRow<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = self.context().node(for: marked(view))
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(to view: GridRow<Content>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    child?.show(marked(view), inputs: inputs)
  }

  /// With the same modifier as long as the alignment is the same, so that nothing is laid out
  /// again.
  private func marked(_ view: GridRow<Content>) -> Marked {
    if let mark, mark.alignment == view.alignment { return view.content.modifier(mark.modifier) }
    let row = GridRowMark(identity: ObjectIdentifier(self), alignment: view.alignment)
    let modifier = TraitModifier { $0.gridCell.row = row }
    mark = (view.alignment, modifier)
    return view.content.modifier(modifier)
  }
}
