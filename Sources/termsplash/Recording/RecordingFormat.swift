import TermAnim

/// What a recording is kept as, by the end of its file's name.
enum RecordingFormat: String, CaseIterable {
  /// What a terminal is sent.
  case cast
  /// A picture that moves.
  case png

  /// The format of a file, or nil for names with another end; - is a cast.
  init?(path: String) {
    let format = Self.allCases.first { path.hasSuffix(".\($0.rawValue)") }
    guard let format = format ?? (path == "-" ? .cast : nil) else { return nil }
    self = format
  }

  /// A recording without a frame, of what a renderer shows.
  @MainActor
  func recording(
    of renderer: FrameRenderer, title: String, magnification: Int
  ) -> any FrameRecording {
    switch self {
    case .cast: Asciicast(size: renderer.performance.screenSize, title: title)
    case .png: PictureRecording(magnification: magnification)
    }
  }
}
