public import Foundation

extension Shape {
  /// The shape with a size of its own, whatever space it is given.
  public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// The shape with a size of its own, whatever space it is given; its `anchor` is at that of the
  /// space.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape with a size of its own, whatever space it is given.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape with a size of its own, whatever space it is given; its `anchor` is at that of the
  /// space.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
