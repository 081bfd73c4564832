extension ViewNode {
  /// The first element of the part of the subtree that the program has given an identity.
  final func element(identifiedBy id: AnyHashable) -> Element? {
    var identified: [(id: AnyHashable, node: ViewNode)] = []
    addIdentified(to: &identified)
    return identified.lazy.filter { $0.id == id }.compactMap { $0.node.contributions.first }.first
  }

  /// The identity of the innermost part of the subtree that shows an element; for many of them,
  /// `ElementIdentities` is to be made once.
  final func identity(of element: Element) -> AnyHashable? {
    ElementIdentities(below: self)[element]
  }
}
