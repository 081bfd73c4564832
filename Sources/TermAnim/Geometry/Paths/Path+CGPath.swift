extension Path {
  /// The path that a Core Graphics path holds now.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// The path for code that was written for Core Graphics.
  public var cgPath: CGPath { CGPath(self) }
}
