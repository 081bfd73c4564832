/// The identities that the program has given to the parts of a subtree, found for all of its
/// elements at once.
@MainActor
struct ElementIdentities {
  private let identified: [(id: AnyHashable, node: ViewNode)]
  /// The last part that shows each element itself.
  private var shown: [ObjectIdentifier: Int] = [:]
  /// The last part that shows something in each element, or the element itself.
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
      inside[ObjectIdentifier(around)] = index
    }
  }

  /// The identity of the innermost part that shows an element; nil for none.
  subscript(element: Element) -> AnyHashable? {
    var last = inside[ObjectIdentifier(element)]
    for around in element.upwards {
      guard let index = shown[ObjectIdentifier(around)] else { continue }
      last = max(last ?? index, index)
    }
    return last.map { identified[$0].id }
  }
}
