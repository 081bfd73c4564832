extension Image {
  /// The picture that `uiImage` stands for.
  nonisolated public init(uiImage: UIImage) {
    self = uiImage.image
  }
}
