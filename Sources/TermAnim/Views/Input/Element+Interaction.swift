extension Element {
  /// How many elements are around this one.
  final var depth: Int {
    var (count, element) = (0, parent)
    while let around = element { (count, element) = (count + 1, around.parent) }
    return count
  }

  /// Whether keys may be meant for the element: it is shown, and neither what is presented above
  /// the other views nor a page on top of its own keeps them from it.
  final var isReachable: Bool {
    guard isShown else { return false }
    let scope = graph.inputElement
    let end = upwards.first { $0 === scope || $0.keepsKeysOut }
    return end != nil && end === scope
  }

  /// Whether the element is part of what its graph shows, and not only seen leaving.
  final var isShown: Bool {
    var element = self
    while true {
      if element.isRemoved || element.isOnlySeenLeaving { return false }
      guard let parent = element.parent else { return element === graph.root?.element }
      if !parent.shows(element) { return false }
      element = parent
    }
  }

  /// Whether an element around shows another one instead.
  final var isPassedOver: Bool {
    var element = self
    while let parent = element.parent {
      if !parent.shows(element) { return true }
      element = parent
    }
    return false
  }

  /// Whether the element is another one, or somewhere in it.
  final func isInside(_ other: Element) -> Bool {
    upwards.contains { $0 === other }
  }

  /// Whether keys that move the focus do not lead to the element.
  final var isOutOfOrder: Bool {
    upwards.contains { $0.isPassedByFocus }
  }

  /// Whether nothing is seen of the element: it shows nothing, or something around it does not.
  final var isInvisible: Bool {
    upwards.contains(where: \.showsNothing)
  }
}
