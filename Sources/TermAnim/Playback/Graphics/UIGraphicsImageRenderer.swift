public import Foundation

/// Makes pictures of what a program draws, with the origin in the top left corner and y downwards.
public final class UIGraphicsImageRenderer {
  public let format: UIGraphicsImageRendererFormat
  /// The part of the space that the pictures show.
  private let bounds: CGRect

  /// A renderer of pictures of that part of the space.
  public init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// A renderer of pictures of that size, in points.
  public convenience init(
    size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The picture of what `actions` draws; without a size, or with one beyond all bounds, it is
  /// empty.
  ///
  /// Within `actions`, `UIGraphicsGetCurrentContext` is the context, which colours, paths and
  /// pictures of UIKit draw with.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = UIGraphicsImageRendererContext(bounds: bounds, format: format) else {
      return UIImage()
    }
    CurrentContext.$value.withValue(CurrentContext(context: context.cgContext)) {
      actions(context)
    }
    return context.currentImage
  }
}
