public import Foundation

/// The space that a geometry reader has.
public struct GeometryProxy: Sendable {
  private let frame: CGRect

  init(frame: CGRect) {
    self.frame = frame
  }

  /// In points.
  public var size: CGSize { frame.size }

  /// Nothing is ever in the way of a view here.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's frame in a coordinate space, as layout has placed it.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : frame
  }
}
