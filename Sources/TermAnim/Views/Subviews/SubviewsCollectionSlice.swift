/// Some of the views that a view resolves to; as a view, all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let base: SubviewsCollection
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }

  public var endIndex: Int { bounds.upperBound }

  /// The subview with the number `index` in the collection that this is a part of.
  ///
  /// - Precondition: there is one.
  public subscript(index: Int) -> Subview { base[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View {
    ForEach(base.subviews[bounds]) { $0 }
  }
}
