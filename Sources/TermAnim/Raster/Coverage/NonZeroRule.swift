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
