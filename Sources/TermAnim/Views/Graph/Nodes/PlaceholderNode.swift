/// The place in a modifier's body where the content is.
final class PlaceholderNode<Value>: TypedNode<PlaceholderContentView<Value>> {
  private var content: ViewNode?

  override init(_ view: PlaceholderContentView<Value>, in context: NodeContext) {
    super.init(view, in: context)
    view.source.addPlaceholder(self)
    content = view.source.makeNode(in: self.context())
  }

  override var children: [ViewNode] {
    if let content { [content] } else { [] }
  }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override func update(to view: PlaceholderContentView<Value>, inputs: ViewInputs) {
    let inputsChanged = !self.inputs.isSame(as: inputs)
    let sourceChanged = self.view.source !== view.source
    let typeChanged = type(of: self.view.source) != type(of: view.source)
    super.update(to: view, inputs: inputs)
    if sourceChanged { view.source.addPlaceholder(self) }
    if typeChanged {
      replaceContent()
    } else if sourceChanged || inputsChanged || isInvalid {
      reevaluate()
    }
  }

  /// Shows content of another type, which the node of the content until now cannot become.
  private func replaceContent() {
    tracking {}
    content?.leave()
    content = view.source.makeNode(in: context())
    elementsChanged()
  }

  override func reevaluate() {
    tracking {}
    if let content { view.source.update(content, inputs: inputs) }
  }
}
