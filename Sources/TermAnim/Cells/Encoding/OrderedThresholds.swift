/// The thresholds of ordered dithering: still patterns, so that what does not move does not
/// flicker.
///
/// B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures" (1973);
/// the matrix of 8 x 8 by interleaving the bits of x and of x exclusive-or y.
enum OrderedThresholds {
  /// One of 64 evenly spread values in 0...63.
  @inline(__always)
  static func threshold(x: Int, y: Int) -> UInt32 {
    let (column, mixed) = (UInt32(truncatingIfNeeded: x), UInt32(truncatingIfNeeded: x ^ y))
    return (mixed & 1) << 5 | (column & 1) << 4 | (mixed & 2) << 2 | (column & 2) << 1
      | (mixed & 4) >> 1 | (column & 4) >> 2
  }
}
