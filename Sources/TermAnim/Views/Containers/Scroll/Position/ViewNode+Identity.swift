extension ViewNode {
  /// The first element of the part of the subtree that the program has given an identity.
  final func element(identifiedBy id: AnyHashable) -> Element? {
    var identified: [(id: AnyHashable, node: ViewNode)] = []
    addIdentified(to: &identified)
    return identified.lazy.filter { $0.id == id }.compactMap { $0.node.contributions.first }.first
  }

  /// Calls `show` in an update of `transaction`, the current one if that can be, with the first
  /// element of the part of the subtree that the program has given an identity.
  ///
  /// Where that is a row of a lazy container that is not made yet, it is made before; where there
  /// is none, `otherwise` is called.
  final func find(
    _ id: AnyHashable, with transaction: Transaction, show: @escaping (Element) -> Void,
    otherwise: @escaping () -> Void = {}
  ) {
    if let element = element(identifiedBy: id) { return show(element) }
    let awaited = transaction.awaitedChanges()
    graph.enqueueStill { [backlink] in
      guard let node = backlink.object, node.makeRow(identifiedBy: id) else { return otherwise() }
      node.graph.enqueue(transaction) {
        guard let element = backlink.object?.element(identifiedBy: id) else { return otherwise() }
        withExtendedLifetime(awaited) { show(element) }
      }
    }
  }

  /// The identity of the part of the subtree that is an element of a container; for many of them,
  /// `ElementIdentities` is to be made once.
  ///
  /// It is that of the innermost part that all of the element belongs to, such as a row of a
  /// `ForEach`; without one, that of the first part inside, or else of the innermost around.
  ///
  /// O(nodes), and where no part has all of the element O(elements of the parts, each times the
  /// number of elements around).
  final func identity(of element: Element) -> AnyHashable? {
    var identified: [(id: AnyHashable, node: ViewNode)] = []
    addIdentified(to: &identified)
    let own = Set(element.wrapped.map(ObjectIdentifier.init))
    let part = identified.last { part in
      part.node.contributions.contains { own.contains(ObjectIdentifier($0)) }
    }
    return part?.id ?? ElementIdentities(below: self)[element]
  }
}
