extension ViewNode {
  /// The first element of the part of the subtree that the program has given an identity.
  final func element(identifiedBy id: AnyHashable) -> Element? {
    var identified: [(id: AnyHashable, node: ViewNode)] = []
    addIdentified(to: &identified)
    return identified.lazy.filter { $0.id == id }.compactMap { $0.node.contributions.first }.first
  }

  /// The identity of the innermost part of the subtree that shows an element; for many of them,
  /// `ElementIdentities` is to be made once.
  ///
  /// O(nodes), and for the parts that come after that one O(elements of the part).
  final func identity(of element: Element) -> AnyHashable? {
    var identified: [(id: AnyHashable, node: ViewNode)] = []
    addIdentified(to: &identified)
    let around = Set(element.upwards.map(ObjectIdentifier.init))
    let part = identified.last { part in
      part.node.contributions.contains {
        around.contains(ObjectIdentifier($0)) || $0.isInside(element)
      }
    }
    return part?.id
  }
}
