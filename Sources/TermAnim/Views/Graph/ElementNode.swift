/// A node that contributes an element made elsewhere, within one of its own: a node that goes marks
/// what it has contributed.
final class ElementNode: ViewNode {
  private let element: LentElement
  private let pass: (ViewInputs) -> Void

  /// A node of `element` that hands on to `pass` what inputs it is given.
  init(_ element: Element, in context: NodeContext, pass: @escaping (ViewInputs) -> Void) {
    self.element = LentElement(around: element, scope: context.inputs.transactions)
    self.pass = pass
    super.init(in: context)
  }

  override func update(inputs: ViewInputs) {
    super.update(inputs: inputs)
    pass(inputs)
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(element)
  }
}
