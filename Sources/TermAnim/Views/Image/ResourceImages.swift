/// The pictures of resources as images, one for each, so that what has been made of its pixels is
/// found again.
///
/// A class because it is a cache.
final class ResourceImages: Sendable {
  static let shared = ResourceImages()

  private struct Wish: Hashable {
    let name: String
    let folder: String?
    let isDark: Bool
  }

  private let known = Locked<[Wish: CGImage]>([:])

  /// The pixels of the picture called `name`, as `ResourceStore` finds it; nil when there is none.
  func image(named name: String, in folder: String?, onDark isDark: Bool) -> CGImage? {
    known.withLock { known in
      let wish = Wish(name: name, folder: folder, isDark: isDark)
      if let image = known[wish] { return image }
      let picture = ResourceStore.shared.picture(named: name, in: folder, onDark: isDark)
      known[wish] = picture.map { CGImage($0.bitmap) }
      return known[wish]
    }
  }
}
