/// Areas at the right of pieces of edges, four pieces at a time, one in each lane.
///
/// Twice the area at the right of a piece, from its left end to a place `d` further, is
/// `h / w * d * d` as long as it climbs, `w` being its width and `h` its height, and grows by
/// `2 * h` per unit after that. The first part is rounded to a unit, the second one is exact: so
/// are the areas of all columns together.
enum ColumnAreas {
  /// Four numbers for each of four pieces.
  typealias Lanes = (SIMD4<Int32>, SIMD4<Int32>, SIMD4<Int32>, SIMD4<Int32>)

  /// Twice the areas, in units of 1/256 pixel, in each of four columns side by side.
  ///
  /// `way` is how far the right border of a column, in the same units from the left border of the
  /// first one, is from the left ends of the pieces: 0 where it is left of them.
  @inline(__always)
  static func areas(
    width: SIMD4<Float>, height: SIMD4<Float>, way: (_ border: Float) -> SIMD4<Float>
  ) -> Lanes {
    let one = SIMD4<Float>(repeating: 1)
    let slope = height / width.replacing(with: one, where: width .< one)
    let (a, b, c, d) = (
      sum(way(256), width, height, slope), sum(way(512), width, height, slope),
      sum(way(768), width, height, slope), sum(way(1024), width, height, slope)
    )
    return (a, b &- a, c &- b, d &- c)
  }

  /// Twice the areas at the right of the pieces and at the left of a border.
  @inline(__always)
  private static func sum(
    _ way: SIMD4<Float>, _ width: SIMD4<Float>, _ height: SIMD4<Float>, _ slope: SIMD4<Float>
  ) -> SIMD4<Int32> {
    let climb = width.replacing(with: way, where: way .< width)
    // Adding 1.5 * 2^23 rounds to a whole number, left in a Float's pattern; what follows is exact.
    let magic = SIMD4<Float>(repeating: 12_582_912)
    let turned = climb * climb * slope + magic
    let pattern = unsafeBitCast(turned + (way - climb) * (height + height), to: SIMD4<Int32>.self)
    return pattern &- unsafeBitCast(magic, to: SIMD4<Int32>.self)
  }

  /// What is in lanes, piece by piece, and the other way round.
  @inline(__always)
  static func transposed(_ lanes: Lanes) -> Lanes {
    let (a, b) = (interleaved(lanes.0, lanes.1), interleaved(lanes.2, lanes.3))
    return (
      joined(a.low.x, b.low.x), joined(a.low.y, b.low.y), joined(a.high.x, b.high.x),
      joined(a.high.y, b.high.y)
    )
  }

  /// The numbers of two vectors in turns, in pairs.
  @inline(__always)
  private static func interleaved(
    _ a: SIMD4<Int32>, _ b: SIMD4<Int32>
  ) -> (low: SIMD2<UInt64>, high: SIMD2<UInt64>) {
    (
      unsafeBitCast(SIMD4(a.x, b.x, a.y, b.y), to: SIMD2<UInt64>.self),
      unsafeBitCast(SIMD4(a.z, b.z, a.w, b.w), to: SIMD2<UInt64>.self)
    )
  }

  @inline(__always)
  private static func joined(_ a: UInt64, _ b: UInt64) -> SIMD4<Int32> {
    unsafeBitCast(SIMD2(a, b), to: SIMD4<Int32>.self)
  }
}
