public import Foundation

/// A style that is painted for another rectangle than that of the shape.
struct PlacedShapeStyle<Base: Sendable>: Sendable {
  typealias Resolved = Never

  let base: Base
  let rect: CGRect
}

extension PlacedShapeStyle: ShapeStyle, PrimitiveShapeStyle where Base: ShapeStyle {
  var isForegroundDependent: Bool { base.isForegroundDependent }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    .placed(base.paint(in: environment), rect)
  }
}

extension ShapeStyle {
  /// The style as it would fill `rect`, in points from the shape's top left corner.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    PlacedShapeStyle(base: self, rect: rect)
  }
}
