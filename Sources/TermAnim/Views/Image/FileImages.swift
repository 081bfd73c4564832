import Foundation

/// The pictures of files that were shown lately, each read once for as long as its file stays as it
/// is.
///
/// A class because it is a cache. Pictures that somebody still shows are known however large they
/// are.
final class FileImages: Sendable {
  static let shared = FileImages()

  fileprivate struct Version: Hashable {
    let path: String
    let scale: CGFloat
    let changed: Date?
    let size: Int?
  }

  fileprivate struct Known {
    /// Nil for what is no picture.
    var recent: RecentValues<Version, CGImage?>
    var shown: [Version: Weak<CGImage>] = [:]
  }

  private let known: Locked<Known>

  /// Keeps pictures that nobody shows, of so many bytes together.
  init(capacity: Int = 1 << 26) {
    known = Locked(Known(recent: RecentValues(capacity: capacity, most: 1024)))
  }

  /// The picture in a PNG or JPEG file, `scale` pixels to a point; nil when it cannot be read or is
  /// none.
  ///
  /// A scale that is not positive and finite is 1. O(pixels) the first time.
  func image(at url: URL, scale: CGFloat) -> UIImage? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let version = Version(
      path: url.path, scale: scale > 0 && scale.isFinite ? scale : 1,
      changed: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int)
    let pixels = known.withLock { $0.pixels(of: version) } ?? read(version)
    return pixels.map { UIImage(cgImage: $0, scale: version.scale, orientation: .up) }
  }

  private func read(_ version: Version) -> CGImage? {
    // What could not be read may be readable the next time, although the file is the same.
    guard let data = FileManager.default.contents(atPath: version.path) else { return nil }
    let pixels = UIImage(data: data, scale: version.scale)?.cgImage
    known.withLock { $0.keep(pixels, of: version) }
    return pixels
  }
}

extension FileImages.Known {
  /// What is known of a file: its pixels, or that there are none; nil for nothing.
  fileprivate mutating func pixels(of version: FileImages.Version) -> CGImage?? {
    recent.value(for: version) ?? shown[version]?.object.map { .some($0) }
  }

  fileprivate mutating func keep(_ pixels: CGImage?, of version: FileImages.Version) {
    recent.keep(pixels, for: version, size: pixels.map { $0.width * $0.height * 4 } ?? 1024)
    shown = shown.filter { $0.value.object != nil }
    shown[version] = pixels.map { Weak($0) }
  }
}
