/// A collection whose elements are deleted and moved by their identity.
nonisolated struct EditedCollection<Elements, ID: Hashable>
where Elements: MutableCollection & RandomAccessCollection {
  let elements: Binding<Elements>
  let identity: (Elements.Element) -> ID

  /// Deletes the element, if there is one.
  func delete(_ id: ID) {
    let all = elements.wrappedValue
    guard let offset = places(in: all).index(of: id),
      let rest = (all as? any RangeReplaceableCollection)?.removing(at: offset) as? Elements
    else { return }
    elements.wrappedValue = rest
  }

  /// Moves the element by `step` places, or as far as there are any, and returns by how many.
  func move(_ id: ID, by step: Int) -> Int {
    var all = elements.wrappedValue
    guard let place = places(in: all).move(of: id, by: step) else { return 0 }
    all.move(fromOffsets: [place.index], toOffset: place.destination)
    elements.wrappedValue = all
    return place.step
  }

  private func places(in all: Elements) -> RowPlaces<ID> {
    RowPlaces(all, identity: identity)
  }
}

extension RangeReplaceableCollection {
  /// The collection without the element that has the number `offset`, counted from the start.
  nonisolated fileprivate func removing(at offset: Int) -> Self {
    var rest = self
    rest.remove(at: rest.index(rest.startIndex, offsetBy: offset))
    return rest
  }
}
