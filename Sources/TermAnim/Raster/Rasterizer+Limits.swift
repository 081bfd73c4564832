extension Rasterizer {
  /// The most pixels of a picture that a program asks for: a quarter of a gigabyte of them.
  private static let mostPixels = 1 << 26

  /// Whether a picture of `width` x `height` pixels can be asked for: it has some, up to 64
  /// million, and fewer than 65,536 in a row and in a column.
  static func allows(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0, max(width, height) < Int(EdgeSink.limit) else { return false }
    return width * height <= mostPixels
  }
}
