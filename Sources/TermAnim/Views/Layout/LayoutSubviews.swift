/// The views that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  private let subviews: [LayoutSubview]

  init(_ subviews: [LayoutSubview]) {
    self.subviews = subviews
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }
}
