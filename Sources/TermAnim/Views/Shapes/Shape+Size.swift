public import Foundation

extension Shape {
  /// The shape with a size of its own, whatever space it is given.
  public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size)
  }

  /// The shape with a size of its own, whatever space it is given.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
