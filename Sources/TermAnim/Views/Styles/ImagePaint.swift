public import Foundation

/// A picture as a paint, again and again.
///
/// Its pixels are laid side by side from the corner of what is painted. Symbols, and names that
/// stand for no picture, are a quiet tone of the foreground style.
public struct ImagePaint: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public var image: Image
  /// The part of the picture, in shares of its size, grown to whole pixels; all of it where that
  /// has none.
  public var sourceRect: CGRect
  /// What the size of the picture is multiplied by; 1 where that is not positive and finite.
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  public var isForegroundDependent: Bool { true }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    image.tiles(of: sourceRect, scaledBy: scale, onDark: environment.colorScheme == .dark)
      ?? ForegroundStyle().paint(in: environment).multiplyingOpacity(by: 0.15)
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
