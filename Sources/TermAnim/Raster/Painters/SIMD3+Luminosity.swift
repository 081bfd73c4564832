extension SIMD4<Float> {
  /// The first three lanes.
  var rgb: SIMD3<Float> { SIMD3(x, y, z) }
}

/// The functions of W3C Compositing and Blending Level 1, section 10.2, on straight red, green and
/// blue.
extension SIMD3<Float> {
  /// Lum(C).
  private var luminosity: Float { (self * SIMD3(0.3, 0.59, 0.11)).sum() }

  /// SetLum(C, Lum(L)): the colour made as light as `other`, and brought into range.
  func withLuminosity(of other: SIMD3) -> SIMD3 {
    (self + (other.luminosity - luminosity)).cutAroundLuminosity
  }

  /// SetSat(C, Sat(S)): the colour with the distance from its least to its greatest channel that
  /// `other` has.
  func withSaturation(of other: SIMD3) -> SIMD3 {
    let range = max() - min()
    guard range > 0 else { return .zero }
    return (self - min()) * ((other.max() - other.min()) / range)
  }

  /// ClipColor(C).
  private var cutAroundLuminosity: SIMD3 {
    let middle = luminosity
    var result = self
    let (least, greatest) = (min(), max())
    if least < 0 {
      result = (result - middle) * (middle / (middle - least)) + middle
    }
    if greatest > 1 {
      result = (result - middle) * ((1 - middle) / (greatest - middle)) + middle
    }
    return result
  }
}
