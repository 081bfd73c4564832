/// The node of a `ChosenView`.
final class ChosenNode<Content: View>: TypedNode<ChosenView<Content>>, ElementCollecting {
  private var child: TypedNode<Content>?
  private var arranged: ContainerElement<ZStackLayout>?

  override init(_ view: ChosenView<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
    arranged = ContainerElement(ZStackLayout(), node: self)
    collectElements()
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(to view: ChosenView<Content>, inputs: ViewInputs) {
    let old = self.view.choice.selected
    let surroundings = self.inputs.environment
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: inputs)
    updateContainer(from: surroundings)
    if old != view.choice.selected { graph.collectElements(of: self) }
  }

  override func appendElements(to elements: inout [Element]) {
    if let arranged { elements.append(arranged) }
  }

  override func elementsChanged() {
    graph.collectElements(of: self)
  }

  func collectElements() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    arranged?.show(elements.filter { view.choice.isSelected($0.choiceTag) })
    // What is not chosen has no place; what is seen leaving may return.
    for element in elements where !isArranged(element) { element.parent = nil }
  }

  private func isArranged(_ element: Element) -> Bool {
    arranged?.items.contains { $0.element === element } ?? false
  }
}
