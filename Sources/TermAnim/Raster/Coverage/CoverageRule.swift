/// How sums of signed areas become coverage.
///
/// Sums are twice the area of a pixel in units of 1/256, `CoverageAccumulator.fullSum` for a full
/// one. Coverage runs from 0 to 256.
protocol CoverageRule {
  static func coverages(of sums: SIMD4<Int32>) -> SIMD4<UInt32>
}
