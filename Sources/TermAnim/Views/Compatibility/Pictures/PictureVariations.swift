import Foundation

/// What has been made of the pixels of a picture lately, so that it is made once.
final class PictureVariations: Sendable {
  /// Something that is made of pixels.
  enum Kind: Hashable {
    case tinted(Color.Resolved)
    case turned(Image.Orientation)
    case part(CGRect)
  }

  /// Enough for what stands still, and few for colours that move.
  private let known = Locked(RecentValues<Kind, CGImage>(capacity: 4))

  /// What has been made of a kind, or else what `make` makes now.
  func image(_ kind: Kind, make: () -> CGImage) -> CGImage {
    if let image = known.withLock({ $0.value(for: kind) }) { return image }
    let image = make()
    known.withLock { $0.keep(image, for: kind) }
    return image
  }
}
