/// The views that a layout arranges, in order.
///
/// Indices begin at 0, also in a part of them.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Index = Int

  private let subviews: [LayoutSubview]

  /// The direction of the container: `leftToRight`, as views are laid out from the left whatever the
  /// environment says.
  public var layoutDirection = LayoutDirection.leftToRight

  init(_ subviews: [LayoutSubview]) {
    self.subviews = subviews
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The views at indices that follow each other.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(subviews[bounds]))
  }

  /// The views from an index on; a range without an end is not to be taken for the indices in it.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }

  /// The views at `indices`, in their order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] })
  }
}
