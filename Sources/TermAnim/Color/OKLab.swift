import Foundation

/// A colour in OKLab, where equal distances look about equally large.
///
/// B. Ottosson, "A perceptual color space for image processing" (2020),
/// bottosson.github.io/posts/oklab. White is (1, 0, 0) and black (0, 0, 0); colours outside sRGB
/// have their place too.
struct OKLab: Hashable, Sendable {
  /// 0 is black, 1 is white.
  var lightness: Double
  /// Grows from green to red; sRGB stays within 0.4 of 0.
  var a: Double
  /// Grows from blue to yellow; sRGB stays within 0.4 of 0.
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// A colour of CIE XYZ, relative to the white D65.
  init(x: Double, y: Double, z: Double) {
    self.init(
      coneRoots: Self.roots(
        SIMD3(
          0.8189330101 * x + 0.3618667424 * y - 0.1288597137 * z,
          0.0329845436 * x + 0.9293118715 * y + 0.0361456387 * z,
          0.0482003018 * x + 0.2643662691 * y + 0.6338517070 * z)))
  }

  /// The place of a colour, whatever its opacity.
  init(_ color: Color.Resolved) {
    self.init(coneRoots: Self.coneRoots(of: color))
  }

  private init(coneRoots roots: SIMD3<Double>) {
    let (l, m, s) = (roots.x, roots.y, roots.z)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The colour at this place.
  func resolved(opacity: Float = 1) -> Color.Resolved {
    let roots = SIMD4(
      lightness + 0.3963377774 * a + 0.2158037573 * b,
      lightness - 0.1055613458 * a - 0.0638541728 * b,
      lightness - 0.0894841775 * a - 1.2914855480 * b, 0)
    return Color.Resolved(light: Self.light(fromConeRoots: SIMD4<Float>(roots)), opacity: opacity)
  }

  /// The square of the straight distance; 0.02 squared is about the least that eyes notice.
  func distanceSquared(to other: OKLab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }
}

extension OKLab {
  /// The cube roots of the cone responses of a colour, whatever its opacity.
  ///
  /// OKLab is a linear map of them, so a line here is the same line there and mixing needs no more.
  static func coneRoots(of color: Color.Resolved) -> SIMD3<Double> {
    let red = Double(color.linearRed)
    let green = Double(color.linearGreen)
    let blue = Double(color.linearBlue)
    return roots(
      SIMD3(
        0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
        0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
        0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue))
  }

  private static func roots(_ responses: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(cbrt(responses.x), cbrt(responses.y), cbrt(responses.z))
  }

  /// The linear sRGB whose cone responses have these cube roots; the fourth lane is of no account.
  @inline(__always)
  static func light(fromConeRoots roots: SIMD4<Float>) -> SIMD4<Float> {
    let responses = roots * roots * roots
    return SIMD4(4.0767416621, -1.2684380046, -0.0041960863, 0) * responses.x
      + SIMD4(-3.3077115913, 2.6097574011, -0.7034186147, 0) * responses.y
      + SIMD4(0.2309699292, -0.3413193965, 1.7076147010, 0) * responses.z
  }
}
