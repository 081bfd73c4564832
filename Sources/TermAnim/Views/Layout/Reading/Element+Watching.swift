/// Telling views where they are when something else than layout moves them.
extension Element {
  /// Lets the elements around tell when they show the element elsewhere in `space`.
  ///
  /// They go on telling, for nothing when nobody asks any more. O(number of elements around).
  final func watchPlace(in space: CoordinateSpace) {
    guard space != .local else { return }
    var element = parent
    while let around = element {
      around.isWatched = true
      element = around.bears(space) ? nil : around.parent
    }
  }

  /// Lets views inside who watch where they are look again, as the element shows its content
  /// elsewhere; costs nothing where there are none.
  final func contentMoved() {
    if isWatched { graph.placesChanged() }
  }

  /// Whether coordinates in `space` are counted from the element, seen from inside.
  final func bears(_ space: CoordinateSpace) -> Bool {
    guard case .named(let name) = space, let named = self as? CoordinateSpaceElement else {
      return false
    }
    return named.isCalled(name)
  }
}
