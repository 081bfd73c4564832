/// The views that a view resolves to, in order; as a view, all of them.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  public var startIndex: Int { 0 }

  public var endIndex: Int { subviews.count }

  /// The subview with the number `index`.
  ///
  /// - Precondition: there is one.
  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  public var body: some View {
    ForEach(subviews) { $0 }
  }
}

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
