extension ViewNode {
  /// The node of what comes and goes as `element`, somewhere below this node; nil when the element
  /// is that of a view elsewhere.
  ///
  /// O(nodes between them and of their siblings) for the first element that is asked for in an
  /// update, O(nodes of the element) for the others.
  func itemNode(of element: Element) -> ViewNode? {
    let key = ObjectIdentifier(self)
    if let node = graph.itemNodes[key]?.node(of: element) { return node }
    let nodes = ItemNodes(in: self)
    graph.itemNodes[key] = nodes
    return nodes.node(of: element)
  }
}
