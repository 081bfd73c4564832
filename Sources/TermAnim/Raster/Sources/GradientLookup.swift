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

  /// The pixels of four entries, given as floating-point numbers; NaN is the last.
  @inline(__always)
  func pixels(at entries: SIMD4<Float>) -> SIMD4<UInt32> {
    spread == .pad ? padded(entries) : repeated(entries)
  }

  /// Adding 1.5 * 2^23 leaves the rounded entry in the low half of a Float's pattern.
  @inline(__always)
  private func padded(_ entries: SIMD4<Float>) -> SIMD4<UInt32> {
    let first = SIMD4<Float>(repeating: 12_582_912)
    let last = first + Float(GradientTables.size - 1)
    let rounded = entries + first
    let low = last.replacing(with: rounded, where: rounded .< last)
    return pixels(bits: first.replacing(with: low, where: low .> first))
  }

  /// The same for gradients that go on beyond their ends.
  private func repeated(_ entries: SIMD4<Float>) -> SIMD4<UInt32> {
    let bound = SIMD4(repeating: Float(2_097_152))
    let low = bound.replacing(with: entries, where: entries .< bound)
    let cut = low.replacing(with: 0 - bound, where: low .< 0 - bound)
    let bits = unsafeBitCast(cut - 0.5 + 12_582_912, to: SIMD4<UInt32>.self)
    let size = UInt32(GradientTables.size)
    let isBackwards = spread == .mirror ? bits & size .!= 0 : SIMDMask(repeating: false)
    let entries = bits.replacing(with: ~bits, where: isBackwards) & (size &- 1)
    return pixels(bits: unsafeBitCast(entries, to: SIMD4<Float>.self))
  }

  /// The pixels of entries that are the low halves of patterns.
  @inline(__always)
  private func pixels(bits: SIMD4<Float>) -> SIMD4<UInt32> {
    let halves = unsafeBitCast(bits, to: SIMD8<UInt16>.self)
    return SIMD4(
      table[Int(halves[0])], table[Int(halves[2])], table[Int(halves[4])], table[Int(halves[6])])
  }
}
