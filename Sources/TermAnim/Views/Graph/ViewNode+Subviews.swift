/// Which subviews a node stands for.
extension ViewNode {
  /// Takes all subviews below out of the tree until they are shown, but for the one that `node`
  /// stands for, which is that of `element`; until now the node has stood for that alone.
  final func listSubviews(besides node: ViewNode, of element: Element) {
    listSubviews()
    let contributions = contributions
    let own = Set(contributions.flatMap { $0.wrapped.map(ObjectIdentifier.init) })
    let others = contributions.filter { other in !element.wrapped.contains { $0 === other } }
    let besideOthers = Set(others.flatMap(nodes(beside:)).map(ObjectIdentifier.init))
    for child in children where child !== node {
      if node.isInside(child) {
        child.listSubviews(besides: node, of: element)
      } else if child.listsNothingBesides(own) || besideOthers.contains(ObjectIdentifier(child)) {
        child.remove()
      }
    }
  }

  /// Whether all elements are among those with the identities, and not beside them, as a background
  /// is.
  private func listsNothingBesides(_ known: Set<ObjectIdentifier>) -> Bool {
    contributions.allSatisfy { known.contains(ObjectIdentifier($0)) }
  }

  /// Whether `node` is this one or around it.
  final func isInside(_ node: ViewNode) -> Bool {
    sequence(first: self as ViewNode, next: \.parent).contains { $0 === node }
  }

  /// The outermost nodes below that have one element and no other, by the element.
  ///
  /// O(nodes between this one and the elements, each once for every node around it that has more
  /// than one element).
  final var soleNodes: [ObjectIdentifier: ViewNode] {
    var found: [ObjectIdentifier: ViewNode] = [:]
    func search(_ node: ViewNode) {
      let contributions = node.contributions
      if contributions.count == 1 {
        found[ObjectIdentifier(contributions[0])] = node
      } else {
        for child in node.children { search(child) }
      }
    }
    for child in children { search(child) }
    return found
  }

  /// Whether the node contributes the view of `element`, and nothing else.
  final func isSoleNode(of element: Element) -> Bool {
    let contributions = contributions
    return contributions.count == 1 && element.wrapped.contains { $0 === contributions[0] }
  }

  /// The elements of the subtree's views.
  final var contributions: [Element] {
    var elements: [Element] = []
    appendElements(to: &elements)
    return elements
  }
}
