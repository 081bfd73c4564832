/// The subviews that a `ForEach` makes views of; none can be got at, as they are known when the
/// view is shown.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// A subview.
  public struct Element {
    let subview: Subview
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// Always 0, as nothing can be got at.
  public var endIndex: Int { 0 }

  /// - Precondition: never fulfilled.
  public subscript(index: Int) -> Element {
    preconditionFailure("there is no subview \(index) before the view is shown")
  }
}
