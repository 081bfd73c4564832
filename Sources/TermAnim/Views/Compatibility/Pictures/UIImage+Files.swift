public import Foundation

extension UIImage {
  /// The picture called `name` of a bundle's resources, or of the program's own ones; a box with
  /// its name where there is none.
  convenience init(named name: String, in bundle: Bundle?) {
    let image = Image(name, bundle: bundle)
    if let picture = image.loadedPicture(onDark: false) {
      self.init(
        image: image, cgImage: image.pixels(onDark: false), scale: picture.scale,
        size: picture.size)
    } else {
      self.init(image: image)
    }
  }

  /// The picture in a PNG or JPEG file, a point for each pixel, or for two or three where the
  /// file's name ends in `@2x` or `@3x`; nil when it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = PictureName(file: (path as NSString).lastPathComponent)
    self.init(data: data, scale: CGFloat(name?.scale ?? 1))
  }

  /// The picture in the bytes of a PNG or JPEG file, a point for each pixel; nil when they cannot
  /// be read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture in the bytes of a PNG or JPEG file, `scale` pixels to a point; nil when they
  /// cannot be read.
  ///
  /// A scale that is not positive and finite is 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = PictureReader.bitmap(of: data) else { return nil }
    self.init(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
  }

  /// The pixels as a file in the PNG format; nil for a picture by its name or of nothing.
  public func pngData() -> Data? {
    cgImage?.bitmap.pngData()
  }
}
