/// What has been made of the pixels of a picture lately, so that it is made once.
final class PictureVariations: Sendable {
  /// Something that is made of pixels.
  enum Kind: Hashable {
    case tinted(Color.Resolved)
    case turned(Image.Orientation)
  }

  /// How many are kept, those asked for last: enough for what stands still, and few for colours that
  /// move.
  private static let most = 4

  private let known = Locked<[(kind: Kind, image: CGImage)]>([])

  /// What has been made of a kind, or else what `make` makes now.
  func image(_ kind: Kind, make: () -> CGImage) -> CGImage {
    let image = known.withLock { $0.first { $0.kind == kind } }?.image ?? make()
    known.withLock { known in
      known.removeAll { $0.kind == kind }
      known.insert((kind, image), at: 0)
      if known.count > Self.most { known.removeLast() }
    }
    return image
  }
}
