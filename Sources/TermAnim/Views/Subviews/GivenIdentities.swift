/// The identities that the program has given the views of a list, found for all of them at once.
@MainActor
struct GivenIdentities {
  /// By the element that a view contributes, from the outside inwards.
  private var identities: [ObjectIdentifier: [AnyHashable]] = [:]

  /// Looks through `nodes` and all that is below them.
  ///
  /// O(nodes), each as often as there are identities around it.
  init(in nodes: [ViewNode]) {
    var identified: [(id: AnyHashable, node: ViewNode)] = []
    for node in nodes { node.addIdentified(to: &identified) }
    for (id, node) in identified {
      var elements: [Element] = []
      node.appendElements(to: &elements)
      for element in elements { identities[ObjectIdentifier(element), default: []].append(id) }
    }
  }

  /// The identities of the view that contributes `element`, from the outside inwards.
  ///
  /// O(elements that it is wrapped around).
  func identities(of element: Element) -> [AnyHashable] {
    element.wrapped.flatMap { identities[ObjectIdentifier($0)] ?? [] }
  }
}
