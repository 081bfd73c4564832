import Foundation

/// How far the loading of a picture has come; nothing is loaded from the web.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// What there is of a picture: all of one in a file, and nothing of others.
  init(url: URL?, scale: CGFloat) {
    guard let url, url.isFileURL else {
      self = .empty
      return
    }
    self =
      FileImages.shared.image(at: url, scale: scale).map { .success(Image(uiImage: $0)) }
      ?? .failure(CocoaError(.fileReadCorruptFile))
  }

  /// The picture, once there is one.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no picture.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
