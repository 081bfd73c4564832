extension ViewNode {
  /// The node of what comes and goes as `element`, somewhere below this node; nil when the element
  /// is that of a view elsewhere.
  ///
  /// The innermost one that comes and goes on its own, or else the outermost that contributes
  /// nothing besides the element. O(nodes between them and elements of their siblings).
  func itemNode(of element: Element) -> ViewNode? {
    var item: ViewNode?
    var (around, inner) = (self, element)
    while let next = around.child(contributing: inner) {
      if next.isAlone, item == nil || around.childrenComeAndGo { item = next.node }
      (around, inner) = (next.node, next.element)
    }
    return item
  }

  /// The node right below that contributes `element` or what it is wrapped around, and whether it
  /// contributes nothing else.
  private func child(
    contributing element: Element
  ) -> (node: ViewNode, element: Element, isAlone: Bool)? {
    for child in children {
      var elements: [Element] = []
      child.appendElements(to: &elements)
      let inner = element.wrapped.first { known in elements.contains { $0 === known } }
      if let inner { return (child, inner, elements.count == 1) }
    }
    return nil
  }
}
