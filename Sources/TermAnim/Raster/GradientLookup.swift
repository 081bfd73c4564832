/// A gradient's pixels and what goes on beyond its ends: from a place along it to a colour.
struct GradientLookup {
  /// `GradientTables.size` premultiplied pixels.
  let table: UnsafePointer<UInt32>
  let isOpaque: Bool
  let spread: GradientPaint.Spread

  /// Table entries from a gradient's start to its end.
  ///
  /// When it ends there, its last entry is its end; when it goes on, every entry has the same
  /// width.
  var length: Double {
    spread == .pad ? Double(GradientTables.size - 1) : Double(GradientTables.size)
  }

  /// The pixel of an entry that is already rounded, maybe beyond the ends.
  @inline(__always)
  func pixel(entry: Int) -> UInt32 {
    let last = GradientTables.size - 1
    switch spread {
    case .pad: return table[min(max(entry, 0), last)]
    case .repeat: return table[entry & last]
    case .mirror:
      let phase = entry & (2 * last + 1)
      return table[phase > last ? 2 * last + 1 - phase : phase]
    }
  }

  /// The pixel at a place along the gradient; NaN is its start.
  func pixel(at place: Double) -> UInt32 {
    let entry = spread == .pad ? (place * length).rounded() : (place * length).rounded(.down)
    return pixel(entry: entry.isNaN ? 0 : Int(min(max(entry, -1e9), 1e9)))
  }

  /// The pixels of four entries, given as floating-point numbers; NaN is some entry.
  ///
  /// Adding 1.5 * 2^23 leaves the rounded entry in the low bits of a Float's pattern.
  @inline(__always)
  func write(_ entries: SIMD4<Float>, to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let last = Float(GradientTables.size - 1)
    let bound: Float = spread == .pad ? 0 : 2_097_152
    let upper = spread == .pad ? last : bound
    let aboveLow = entries.replacing(
      with: SIMD4(repeating: 0 - bound), where: .!(entries .>= SIMD4(repeating: 0 - bound)))
    let cut = aboveLow.replacing(
      with: SIMD4(repeating: upper), where: aboveLow .> SIMD4(repeating: upper))
    let whole = spread == .pad ? cut : cut - 0.5
    let bits = unsafeBitCast(whole + 12_582_912, to: SIMD4<UInt32>.self) & 0x3F_FFFF
    if spread == .pad && count == 4 {
      pixels[0] = table[Int(bits.x)]
      pixels[1] = table[Int(bits.y)]
      pixels[2] = table[Int(bits.z)]
      pixels[3] = table[Int(bits.w)]
    } else {
      for index in 0..<count { pixels[index] = pixel(entry: Int(bits[index])) }
    }
  }
}
