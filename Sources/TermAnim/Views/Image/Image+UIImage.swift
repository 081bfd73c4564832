extension Image {
  /// The picture that `uiImage` stands for.
  nonisolated public init(uiImage: UIImage) {
    self = uiImage.image
  }

  /// The picture that `nsImage` stands for.
  nonisolated public init(nsImage: NSImage) {
    self = nsImage.image
  }
}
