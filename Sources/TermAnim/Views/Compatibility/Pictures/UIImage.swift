public import Foundation

/// A picture for code that hands it to `Image`: one of pixels, or one by its name.
public final class UIImage: Hashable, Sendable {
  /// What `Image` shows for the picture.
  let image: Image
  /// The pixels; nil for a picture by its name.
  public let cgImage: CGImage?
  /// Pixels across a point.
  public let scale: CGFloat
  /// The size in points; 100 x 100 for a picture by its name.
  public let size: CGSize

  init(
    image: Image, cgImage: CGImage? = nil, scale: CGFloat = 1,
    size: CGSize = CGSize(width: 100, height: 100)
  ) {
    (self.image, self.cgImage, self.scale, self.size) = (image, cgImage, scale, size)
  }

  /// The picture of nothing, which has no size.
  public convenience init() {
    let nothing = CGImage(Bitmap(width: 0, height: 0, pixels: []))
    self.init(image: Image(decorative: nothing, scale: 1), size: .zero)
  }

  /// The picture called `name` of the program's resources; never nil, though UIKit says that it may
  /// be: where there is none it shows a box with its name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// The symbol called `name`; never nil, though UIKit says that it may be.
  public convenience init?(systemName name: String) {
    self.init(image: Image(systemName: name))
  }

  /// The picture of pixels that are a point each.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// The picture of pixels, `scale` to a point, turned as `orientation` says.
  ///
  /// A scale that is not positive and finite is 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let turned = cgImage.turned(orientation)
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(
      width: CGFloat(turned.width) / scale, height: CGFloat(turned.height) / scale)
    self.init(
      image: Image(decorative: turned, scale: scale), cgImage: turned, scale: scale, size: size)
  }

  /// The picture called so.
  public convenience init(resource: ImageResource) {
    self.init(named: resource.name, in: resource.bundle)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.image == b.image
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cgImage)
  }
}

extension UIImage {
  /// How the pixels of a picture lie to what they show.
  public typealias Orientation = Image.Orientation
}

// swift-format-ignore: NoLeadingUnderscores
/// What the compiler makes of `#imageLiteral` where nothing says otherwise.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// The picture that an image literal stands for.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(named: name, in: nil)
  }
}

/// AppKit's name for it.
public typealias NSImage = UIImage
