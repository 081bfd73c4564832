/// A paint whose colour depends on the place.
///
/// A pixel's colour follows from its column and row alone, so that drawing a part of a picture
/// gives exactly that part.
protocol ColorSource {
  /// No pixel lets anything through.
  var isOpaque: Bool { get }
  /// The premultiplied colours of four pixels side by side, from column `x` of row `y` on.
  func quad(x: Int, y: Int) -> SIMD4<UInt32>
  /// Writes the premultiplied colours of `count` pixels of row `y`, from column `x` on.
  ///
  /// Up to three more may be written, so that four can be worked out at a time.
  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>)
}

/// What sources that know one of the two make of it.
extension ColorSource {
  func quad(x: Int, y: Int) -> SIMD4<UInt32> {
    var quad = SIMD4<UInt32>.zero
    withUnsafeMutableBytes(of: &quad) { bytes in
      guard let pixels = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else { return }
      fetch(x: x, y: y, count: 4, into: pixels)
    }
    return quad
  }

  @inline(__always)
  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    var index = 0
    while index < count {
      PixelMath.store(quad(x: x &+ index, y: y), to: pixels + index)
      index &+= 4
    }
  }
}
