extension FrameTime {
  /// The earlier of two moments, either of which may be missing.
  static func earliest(_ a: FrameTime?, _ b: FrameTime?) -> FrameTime? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }
}
