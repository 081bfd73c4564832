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
