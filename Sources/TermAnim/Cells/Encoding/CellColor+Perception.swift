extension CellColor {
  /// Whether another colour is at most so far away in OKLab.
  func isWithin(_ tolerance: Float, of other: CellColor) -> Bool {
    self == other
      || PerceivedColor(self).distanceSquared(to: PerceivedColor(other)) <= tolerance * tolerance
  }

  /// The 24-bit colour at most so far away in OKLab that has the roundest numbers: cells nearby
  /// share it, and need not say it again; one of a palette stays as it is.
  func rounded(within tolerance: Float) -> CellColor {
    guard index == 255 else { return self }
    let perceived = PerceivedColor(self)
    var bits = 5
    while bits > 0 {
      let rounded = rounded(toBits: bits)
      if PerceivedColor(rounded).distanceSquared(to: perceived) <= tolerance * tolerance {
        return rounded
      }
      bits -= 1
    }
    return self
  }

  /// The nearest 24-bit colour of which each part is a multiple of a power of two, or 255.
  private func rounded(toBits bits: Int) -> CellColor {
    func rounded(_ part: UInt8) -> UInt32 {
      min(((UInt32(part) + 1 << (bits - 1)) >> bits) << bits, 255)
    }
    return CellColor(pixel: rounded(red) | rounded(green) << 8 | rounded(blue) << 16)
  }
}
