/// The node of a `KeptView`: what it keeps is out of the tree, as if it had gone.
final class KeptNode<Content: View>: TypedNode<KeptView<Content>> {
  /// Made when it first shows.
  private var child: TypedNode<Content>?

  override init(_ view: KeptView<Content>, in context: NodeContext) {
    super.init(view, in: context)
    if view.isShown { child = self.context().node(for: view.content) }
  }

  override var childrenComeAndGo: Bool { true }

  override var children: [ViewNode] {
    if let child, view.isShown { [child] } else { [] }
  }

  override func update(to view: KeptView<Content>, inputs: ViewInputs) {
    let wasShown = self.view.isShown
    super.update(to: view, inputs: inputs)
    if view.isShown { show(view.content) } else if wasShown { child?.leave() }
    guard view.isShown != wasShown else { return }
    elementsChanged()
    preferencesChanged(nil)
  }

  private func show(_ content: Content) {
    guard let child else {
      child = context().node(for: content)
      return
    }
    child.restore()
    child.show(content, inputs: inputs)
  }
}
