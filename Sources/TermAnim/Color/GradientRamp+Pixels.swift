extension GradientRamp {
  /// Fills `table` with premultiplied pixels at even steps, the first at 0 and the last at 1.
  ///
  /// So entry `i` of `n` shows the place `i / (n - 1)`, the place `t` is entry `t * (n - 1)`
  /// rounded, and the ends are not blurred. Pixels are gamma-encoded sRGB with red in the lowest
  /// byte. Allocates nothing; 4 to 16 ns an entry, the perceptual space being the slowest.
  func fillPixels(_ table: UnsafeMutableBufferPointer<UInt32>) {
    guard let first = stops.first else { return table.update(repeating: 0) }
    let pixels = SRGBTable.shared
    var (from, start) = (first, vector(of: first.color))
    var entry = Self.firstEntry(from: first.location, of: table.count)
    table[..<entry].update(repeating: first.color.premultipliedPixel)
    for to in stops.dropFirst() {
      let end = vector(of: to.color)
      let limit = Self.firstEntry(from: to.location, of: table.count)
      let segment = Segment(from: from.location, to: to.location, start: start, end: end)
      segment.fill(table, entry..<limit, space: space, pixels: pixels)
      (from, start, entry) = (to, end, limit)
    }
    table[entry...].update(repeating: from.color.premultipliedPixel)
  }

  /// A colour as a point of the mixing space, near enough for its way to others to have a length.
  private func vector(of color: Color.Resolved) -> SIMD4<Float> {
    space.vector(of: color).clamped(
      lowerBound: SIMD4(repeating: -1e30), upperBound: SIMD4(repeating: 1e30))
  }

  /// The first of `count` entries that shows `location` or a place after it; `count` if none does.
  private static func firstEntry(from location: Double, of count: Int) -> Int {
    let last = Double(max(count - 1, 1))
    return Int(min(max((location * last).rounded(.up), 0), Double(count)))
  }
}

extension GradientRamp {
  /// The ramp between two neighbouring stops, as points of the mixing space.
  private struct Segment {
    var from: Double
    var to: Double
    var start: SIMD4<Float>
    var end: SIMD4<Float>

    /// Fills the entries of `range`, all of which lie within the segment.
    func fill(
      _ table: UnsafeMutableBufferPointer<UInt32>, _ range: Range<Int>, space: ColorMixingSpace,
      pixels: SRGBTable
    ) {
      switch space {
      case .perceptual:
        fill(table, range) { ColorMixingSpace.perceptual.pixel(at: $0, table: pixels) }
      case .device:
        fill(table, range) { ColorMixingSpace.device.pixel(at: $0, table: pixels) }
      case .linear:
        fill(table, range) { ColorMixingSpace.linear.pixel(at: $0, table: pixels) }
      }
    }

    /// One loop per space, so that none asks for every pixel which space it is in.
    @inline(__always)
    private func fill(
      _ table: UnsafeMutableBufferPointer<UInt32>, _ range: Range<Int>,
      pixel: (SIMD4<Float>) -> UInt32
    ) {
      let last = Double(max(table.count - 1, 1))
      // Infinite, it would be no number at the first entry already.
      let step = Float(min(1 / (last * (to - from)), Double(Float.greatestFiniteMagnitude)))
      let first = Float((Double(range.lowerBound) / last - from) / (to - from))
      let way = end - start
      for entry in range {
        table[entry] = pixel(start + way * (first + step * Float(entry - range.lowerBound)))
      }
    }
  }
}
