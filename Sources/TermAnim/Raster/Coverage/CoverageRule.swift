/// How sums of signed areas become coverage.
///
/// Sums are twice the area of a pixel in units of 1/256, `CoverageAccumulator.fullSum` for a full
/// one. Coverage runs from 0 to 256.
protocol CoverageRule {
  static func coverages(of sums: SIMD4<Int32>) -> SIMD4<UInt32>
}

/// The non-zero rule: whatever the edges go round is inside.
enum NonZeroRule: CoverageRule {
  @inline(__always)
  static func coverages(of sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let sign = sums &>> 31
    let area = ((sums ^ sign) &- sign &+ 256) &>> 9
    let isFull = area .> SIMD4(repeating: 256)
    return unsafeBitCast(area.replacing(with: 256, where: isFull), to: SIMD4<UInt32>.self)
  }
}

/// The even-odd rule: inside and outside alternate with every layer.
enum EvenOddRule: CoverageRule {
  @inline(__always)
  static func coverages(of sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let full = SIMD4(repeating: Int32(CoverageAccumulator.fullSum))
    let phase = sums & (full &+ full &- 1)
    let area = phase.replacing(with: full &+ full &- phase, where: phase .> full)
    return unsafeBitCast((area &+ 256) &>> 9, to: SIMD4<UInt32>.self)
  }
}
