/// The node of a subview: it shows an element that a node elsewhere has made.
final class SubviewNode: TypedNode<Subview> {
  private var wrapper: SubviewElement?

  override init(_ view: Subview, in context: NodeContext) {
    super.init(view, in: context)
    show()
  }

  override func update(to view: Subview, inputs: ViewInputs) {
    let isOther = self.view.source !== view.source
    super.update(to: view, inputs: inputs)
    if isOther {
      show()
      elementsChanged()
    } else {
      place()
    }
  }

  override func appendElements(to elements: inout [Element]) {
    guard let wrapper else { return }
    wrapper.takeContent()
    elements.append(wrapper)
  }

  override func didRestore() {
    place()
  }

  private func show() {
    wrapper = SubviewElement(around: view.source.element, scope: inputs.transactions)
    place()
  }

  /// Lets what flows down to this place reach the view.
  private func place() {
    let source = view.source
    guard let node = source.node else { return }
    if let place = node.place {
      place.around = inputs
    } else {
      node.place = ShownPlace(of: node.inputs, written: source.written, shownIn: inputs)
    }
    if let own = node.place?.own { node.update(inputs: own) }
  }
}

/// The element around that of a subview, which belongs to the place where it is shown.
final class SubviewElement: WrapperElement {
  /// Takes the content from another place where it was shown.
  func takeContent() {
    content.parent = self
  }

  override var leavingNode: ViewNode? { content.leavingNode ?? super.leavingNode }
}
