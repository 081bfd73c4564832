/// The places and identities of the elements of a collection.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// Where an element is, and what it is called.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  let base: Base
  let identity: (Base.Element) -> ID

  public var startIndex: Base.Index { base.startIndex }

  public var endIndex: Base.Index { base.endIndex }

  public func index(after index: Base.Index) -> Base.Index {
    base.index(after: index)
  }

  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: identity(base[position]))
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index {
    base.index(before: index)
  }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
}
