/// A part of an opaque gradient in which channels grow evenly.
struct GradientPiece {
  /// Where it begins and ends, 0 at the gradient's start and 1 at its end, or infinite.
  let start: Double
  let end: Double
  /// Red, green and blue from 0 to 255, where it begins and where it ends.
  let first: SIMD3<Double>
  let last: SIMD3<Double>
}
