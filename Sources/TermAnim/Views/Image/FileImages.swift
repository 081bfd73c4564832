import Foundation

/// The pictures of files that were shown lately, each read once for as long as its file stays as it is.
///
/// A class because it is a cache.
final class FileImages: Sendable {
  static let shared = FileImages()

  private struct Version: Equatable {
    let path: String
    let scale: CGFloat
    let changed: Date?
  }

  private let known = Locked(RecentValues<Version, UIImage>(capacity: 16))

  /// The picture in a PNG or JPEG file, `scale` pixels to a point; nil when it cannot be read.
  ///
  /// A scale that is not positive and finite is 1. O(pixels) the first time.
  func image(at url: URL, scale: CGFloat) -> UIImage? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let version = Version(
      path: url.path, scale: scale > 0 && scale.isFinite ? scale : 1,
      changed: attributes?[.modificationDate] as? Date)
    if let image = known.withLock({ $0.value(for: version) }) { return image }
    guard let data = FileManager.default.contents(atPath: url.path),
      let image = UIImage(data: data, scale: version.scale)
    else { return nil }
    known.withLock { $0.keep(image, for: version) }
    return image
  }
}
