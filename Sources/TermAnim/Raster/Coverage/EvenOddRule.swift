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
