import TermAnim

extension CGSize {
  /// The size rounded to whole pixels, at least one across and down.
  func onPixels(of pixel: CGSize) -> CGSize {
    CGSize(
      width: max(width.onPixels(of: pixel.width), pixel.width),
      height: max(height.onPixels(of: pixel.height), pixel.height))
  }

  /// So many times as wide and as high: of a pixel, what is small and to have as many down as
  /// across.
  func times(_ count: CGFloat) -> CGSize {
    CGSize(width: count * width, height: count * height)
  }

  /// The size nearest to a square of whole pixels across and down.
  static func square(_ side: CGFloat, of pixel: CGSize) -> CGSize {
    CGSize(width: side, height: side).onPixels(of: pixel)
  }

  /// A size near a square, of an even number of pixels across and down: its middle is between two.
  static func evenSquare(_ side: CGFloat, of pixel: CGSize) -> CGSize {
    let height = max(side.onPixels(of: 2 * pixel.height), 2 * pixel.height)
    let width = max(height.onPixels(of: 2 * pixel.width), 2 * pixel.width)
    return CGSize(width: width, height: height)
  }

  /// The largest such size within a square.
  static func evenSquare(within side: CGFloat, of pixel: CGSize) -> CGSize {
    func even(_ pixel: CGFloat) -> CGFloat {
      // Whole pixels that were added up may be a little less.
      max((side / (2 * pixel) + 1e-6).rounded(.down), 1) * 2 * pixel
    }
    return CGSize(width: even(pixel.width), height: even(pixel.height))
  }
}
