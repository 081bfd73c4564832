public import Foundation

/// A picture as a paint, again and again.
///
/// Pictures of assets are not loaded: like an `Image` of one, it is a quiet tone of the foreground
/// style. What is said of the picture's part and scale is kept for the day when there is something to
/// be seen of it.
public struct ImagePaint: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public var image: Image
  /// The part of the picture, in shares of its size.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    ForegroundStyle().paint(in: environment).multiplyingOpacity(by: 0.15)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture as a paint.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
