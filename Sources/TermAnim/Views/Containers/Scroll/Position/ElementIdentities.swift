/// The identities that the program has given to the parts of a subtree, found for all of its
/// elements at once.
@MainActor
struct ElementIdentities {
  private let identified: [(id: AnyHashable, node: ViewNode)]
  /// The last part that shows each element itself.
  private var shown: [ObjectIdentifier: Int] = [:]
  /// The first part that shows something in each element, or the element itself.
  private var inside: [ObjectIdentifier: Int] = [:]

  /// O(elements of the parts, each times the number of elements around).
  init(below node: ViewNode) {
    var list: [(id: AnyHashable, node: ViewNode)] = []
    node.addIdentified(to: &list)
    identified = list
    for (index, part) in list.enumerated() {
      for element in part.node.contributions { note(element, shownBy: index) }
    }
  }

  private mutating func note(_ element: Element, shownBy index: Int) {
    shown[ObjectIdentifier(element)] = index
    for around in element.upwards {
      if inside[ObjectIdentifier(around)] == nil { inside[ObjectIdentifier(around)] = index }
    }
  }

  /// The identity of the part that is an element of a container, as `ViewNode.identity(of:)` says;
  /// nil for none.
  subscript(element: Element) -> AnyHashable? {
    let own = element.wrapped.compactMap { shown[ObjectIdentifier($0)] }.max()
    let found =
      own ?? inside[ObjectIdentifier(element)]
      ?? element.upwards.lazy.compactMap { shown[ObjectIdentifier($0)] }.first
    return found.map { identified[$0].id }
  }
}
