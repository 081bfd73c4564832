/// Numbers side by side that blurs work on at once.
///
/// They are added with `+`: `+=` of vectors is called, and not inlined, in large modules.
typealias NumberBlock = SIMD16<Float>

extension NumberBlock {
  /// Those that begin at a place.
  @inline(__always)
  init(at place: UnsafePointer<Float>) {
    self = UnsafeRawPointer(place).loadUnaligned(as: NumberBlock.self)
  }

  @inline(__always)
  func store(at place: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(place).storeBytes(of: self, as: NumberBlock.self)
  }

  /// The nearest whole numbers, of numbers below 2^22.
  ///
  /// Where 2^23 has been added, a Float has no fraction left.
  @inline(__always)
  var roundedToWhole: NumberBlock { (self + 8_388_608) - 8_388_608 }
}
