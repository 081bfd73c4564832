/// How far the loading of a picture has come; in a terminal, nothing is loaded.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once there is one.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no picture.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
