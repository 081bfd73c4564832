/// The nodes of what comes and goes in one container, found for all of it in one walk.
///
/// For each element of the container that is the innermost node below that comes and goes on its
/// own, or else the outermost that contributes nothing besides the element.
@MainActor
struct ItemNodes {
  private var nodes: [ObjectIdentifier: ViewNode] = [:]
  /// The elements of the container, by themselves and by what they are wrapped around.
  private var items: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// Looks through all that is below `container`.
  ///
  /// O(nodes between the container and its elements).
  init(in container: ViewNode) {
    var elements: [Element] = []
    for child in container.children { child.appendElements(to: &elements) }
    for element in elements {
      for inner in element.wrapped { items[ObjectIdentifier(inner)] = ObjectIdentifier(element) }
    }
    note(Set(elements.map(ObjectIdentifier.init)), below: container)
  }

  /// The node of `element`; nil where none is known, or it no longer stands for the element alone.
  func node(of element: Element) -> ViewNode? {
    let item = element.wrapped.lazy.compactMap { items[ObjectIdentifier($0)] }.first
    guard let item, let node = nodes[item], node.isSoleNode(of: element) else { return nil }
    return node
  }

  /// Notes the nodes below `around` that stand for one of `elements` alone.
  private mutating func note(_ elements: Set<ObjectIdentifier>, below around: ViewNode) {
    var rest = elements
    for child in around.children where !rest.isEmpty {
      var contributed: [Element] = []
      child.appendElements(to: &contributed)
      let own = Set(contributed.compactMap { items[ObjectIdentifier($0)] }).intersection(rest)
      rest.subtract(own)
      if contributed.count == 1, let item = own.first,
        nodes[item] == nil || around.childrenComeAndGo
      {
        nodes[item] = child
      }
      if !own.isEmpty { note(own, below: child) }
    }
  }
}
