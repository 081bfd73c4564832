/// A node that contributes an element made elsewhere, within one of its own: a node that goes marks
/// what it has contributed.
final class ElementNode: ViewNode {
  let element: LentElement
  private weak var source: ElementContentSource?

  /// A node of `element` that hands on to `source` what inputs it is given.
  init(_ element: Element, of source: ElementContentSource, in context: NodeContext) {
    self.element = LentElement(
      around: element, in: source.scope, scope: context.inputs.transactions)
    self.source = source
    super.init(in: context)
  }

  override func update(inputs: ViewInputs) {
    super.update(inputs: inputs)
    source?.pass(inputs)
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(element)
  }

  override func didRemove() {
    source?.placesChanged()
  }

  override func didRestore() {
    source?.placesChanged()
  }
}
