/// A picture by its name, for code that hands it to `Image`.
///
/// Nothing is loaded and nothing can be asked of it.
public final class UIImage: Hashable, Sendable {
  /// What `Image` shows for the picture.
  let image: Image
  private let name: String

  private init(image: Image, name: String) {
    (self.image, self.name) = (image, name)
  }

  /// The picture called `name`; never nil, though UIKit says that it may be.
  public convenience init?(named name: String) {
    self.init(image: Image(name), name: name)
  }

  /// The symbol called `name`; never nil, though UIKit says that it may be.
  public convenience init?(systemName name: String) {
    self.init(image: Image(systemName: name), name: name)
  }

  /// The picture called so.
  public convenience init(resource: ImageResource) {
    self.init(image: Image(resource), name: resource.name)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.name == b.name && a.image == b.image
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// What the compiler makes of `#imageLiteral` where nothing says otherwise.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// The picture that an image literal stands for.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(image: Image(name), name: name)
  }
}
