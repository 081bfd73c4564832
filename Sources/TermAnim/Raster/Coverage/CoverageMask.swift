/// How much of each pixel a soft clip leaves, 0 to 255; a borrowed view like `Surface`.
struct CoverageMask {
  let base: UnsafeMutablePointer<UInt8>
  /// Bytes from one row to the next.
  let stride: Int
  let bounds: PixelRect

  /// Where the value of the pixel at a column and row of the picture is.
  @inline(__always)
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    base + ((y &- bounds.y) &* stride &+ (x &- bounds.x))
  }

  /// The value of a pixel; 0 outside the mask.
  func value(x: Int, y: Int) -> UInt8 {
    let isInside = x >= bounds.x && x < bounds.maxX && y >= bounds.y && y < bounds.maxY
    return isInside ? address(x: x, y: y).pointee : 0
  }

  /// Replaces every value by 255 minus it.
  func invert() {
    for index in 0..<stride * bounds.height { base[index] = ~base[index] }
  }

  /// Multiplies every value by that of another mask, which must have all of this one's pixels.
  func multiply(by other: CoverageMask) {
    for y in bounds.y..<bounds.maxY {
      let (row, factors) = (address(x: bounds.x, y: y), other.address(x: bounds.x, y: y))
      for index in 0..<bounds.width {
        let product = UInt32(row[index]) &* PixelMath.weight(UInt32(factors[index]))
        row[index] = UInt8(truncatingIfNeeded: (product &+ 128) >> 8)
      }
    }
  }

  /// Multiplies the surface's pixels by the mask's values; outside the mask they become clear.
  func cut(_ surface: Surface) {
    let area = surface.bounds
    for y in area.y..<area.maxY {
      let row = surface.address(x: 0, y: y)
      let inside = PixelRect(x: area.x, y: y, width: area.width, height: 1).intersection(bounds)
      guard !inside.isEmpty else {
        (row + area.x).update(repeating: 0, count: area.width)
        continue
      }
      (row + area.x).update(repeating: 0, count: inside.x - area.x)
      (row + inside.maxX).update(repeating: 0, count: area.maxX - inside.maxX)
      let values = address(x: 0, y: y)
      for x in inside.x..<inside.maxX {
        row[x] = PixelMath.scaled(row[x], by: PixelMath.weight(UInt32(values[x])))
      }
    }
  }
}
