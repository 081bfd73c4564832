/// A paint whose colour depends on the place.
///
/// A pixel's colour follows from its column and row alone, so that drawing a part of a picture
/// gives exactly that part.
protocol ColorSource {
  /// No pixel lets anything through.
  var isOpaque: Bool { get }
  /// Writes the premultiplied colours of `count` pixels of row `y`, from column `x` on.
  ///
  /// Up to three more may be written, so that four can be worked out at a time.
  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>)
}
