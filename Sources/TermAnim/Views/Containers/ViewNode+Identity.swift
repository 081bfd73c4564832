extension ViewNode {
  /// The first element of the part of the subtree that the program has given an identity.
  final func element(identifiedBy id: AnyHashable) -> Element? {
    identified.lazy.filter { $0.id == id }.compactMap { $0.node.elements.first }.first
  }

  /// The identity of the innermost part of the subtree that shows an element.
  final func identity(of element: Element) -> AnyHashable? {
    identified.last { entry in
      entry.node.elements.contains { $0.isOrIsAround(element) || element.isOrIsAround($0) }
    }?.id
  }

  private var identified: [(id: AnyHashable, node: ViewNode)] {
    var list: [(id: AnyHashable, node: ViewNode)] = []
    addIdentified(to: &list)
    return list
  }

  private var elements: [Element] {
    var elements: [Element] = []
    appendElements(to: &elements)
    return elements
  }
}

extension Element {
  fileprivate func isOrIsAround(_ element: Element) -> Bool {
    sequence(first: element, next: \.parent).contains { $0 === self }
  }
}
