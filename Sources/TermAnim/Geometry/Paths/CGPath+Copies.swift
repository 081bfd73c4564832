public import Foundation

extension CGPath {
  /// The same path, which stays as it is; never nil, though Core Graphics says that it may be.
  public func copy() -> CGPath? { CGPath(path) }

  /// The path with all its points moved; never nil, though Core Graphics says that it may be.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// A path that can be added to, with the same segments; never nil, though Core Graphics says that
  /// it may be.
  public func mutableCopy() -> CGMutablePath? {
    mutableCopy(using: nil)
  }

  /// A path that can be added to, with all points moved; never nil, though Core Graphics says that
  /// it may be.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.change { $0 = path.applying(transform?.pointee ?? .identity) }
    return copy
  }

  /// The outline of a line along the path, moved by `transform`; see `Path.strokedPath(_:)`.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.strokedPath(style).applying(transform))
  }
}
