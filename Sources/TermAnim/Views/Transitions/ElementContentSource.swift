/// An element as the content of a transition.
final class ElementContentSource: ContentSource {
  private let element: Element

  init(_ element: Element) {
    self.element = element
  }

  override func makeNode(in context: NodeContext) -> ViewNode {
    ElementNode(element, in: context)
  }
}
