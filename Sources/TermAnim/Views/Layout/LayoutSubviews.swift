/// The views that a layout arranges, in order.
///
/// Indices begin at 0, also in a part of them.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Index = Int

  private let subviews: [LayoutSubview]

  /// Where rows begin in the environment of the container.
  ///
  /// A layout need not look at it: what is placed is mirrored in the container afterwards.
  public var layoutDirection: LayoutDirection

  init(_ subviews: [LayoutSubview], _ layoutDirection: LayoutDirection = .leftToRight) {
    (self.subviews, self.layoutDirection) = (subviews, layoutDirection)
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The views at indices that follow each other.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(subviews[bounds]), layoutDirection)
  }

  /// The views from an index on; a range without an end is not to be taken for the indices in it.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }

  /// The views at `indices`, in their order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }, layoutDirection)
  }
}
