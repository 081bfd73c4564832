/// A node that contributes an element made elsewhere.
final class ElementNode: ViewNode {
  private let element: Element

  init(_ element: Element, in context: NodeContext) {
    self.element = element
    super.init(in: context)
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(element)
  }
}
