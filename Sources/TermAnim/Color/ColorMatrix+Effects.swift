import Foundation

/// The colour effects of views.
///
/// Amounts are not limited, so that animations may overshoot; NaN makes what it touches NaN, which
/// pixels show as 0. The digits are SwiftUI's, not those of a standard: luminance is weighed as in
/// Rec. 709, and hue turns as in SVG's `feColorMatrix`.
extension ColorMatrix {
  /// A matrix that makes red, green and blue of each other and leaves alpha.
  private init(red: SIMD3<Float>, green: SIMD3<Float>, blue: SIMD3<Float>) {
    self.init()
    (r1, r2, r3) = (red.x, red.y, red.z)
    (g1, g2, g3) = (green.x, green.y, green.z)
    (b1, b2, b3) = (blue.x, blue.y, blue.z)
  }

  /// A matrix that multiplies red, green and blue by `factor` and adds `offset`.
  private init(factor: Float, offset: Float) {
    self.init()
    (r1, g2, b3) = (factor, factor, factor)
    (r5, g5, b5) = (offset, offset, offset)
  }

  /// Turns hues by `angle` while keeping luminance roughly.
  init(hueRotation angle: Angle) {
    let cosine = Float(cos(angle.radians))
    let sine = Float(sin(angle.radians))
    self.init(
      red: SIMD3(
        0.2126 + 0.7873 * cosine - 0.2126 * sine,
        0.7152 - 0.7152 * cosine - 0.7152 * sine,
        0.0722 - 0.0722 * cosine + 0.9278 * sine),
      green: SIMD3(
        0.2126 - 0.2126 * cosine + 0.1430 * sine,
        0.7152 + 0.2848 * cosine + 0.1400 * sine,
        0.0722 - 0.0722 * cosine - 0.2830 * sine),
      blue: SIMD3(
        0.2126 - 0.2126 * cosine - 0.7873 * sine,
        0.7152 - 0.7152 * cosine + 0.7152 * sine,
        0.0722 + 0.9278 * cosine + 0.0722 * sine))
  }

  /// Moves colours away from grey: 0 is grey, 1 changes nothing, below 0 hues turn into their
  /// opposites.
  init(saturation: Double) {
    let amount = Float(saturation)
    let rest = 1 - amount
    self.init(
      red: SIMD3(0.2126 + 0.7873 * amount, 0.7152 * rest, 0.0722 * rest),
      green: SIMD3(0.2126 * rest, 0.7152 + 0.2848 * amount, 0.0722 * rest),
      blue: SIMD3(0.2126 * rest, 0.7152 * rest, 0.0722 + 0.9278 * amount))
  }

  /// Takes colour away: 0 changes nothing, 1 is grey.
  init(grayscale amount: Double) {
    self.init(saturation: 1 - amount)
  }

  /// Adds `brightness` to every component: 0 changes nothing, 1 is white.
  init(brightness: Double) {
    self.init(factor: 1, offset: Float(brightness))
  }

  /// Moves components away from the middle: 0 is grey, 1 changes nothing, below 0 also inverts.
  init(contrast: Double) {
    self.init(factor: Float(contrast), offset: (1 - Float(contrast)) / 2)
  }

  /// Moves components towards their opposites: 0 changes nothing, 1 inverts.
  init(colorInvert amount: Double = 1) {
    self.init(factor: 1 - 2 * Float(amount), offset: Float(amount))
  }

  /// Multiplies every component, and alpha by the colour's opacity.
  init(colorMultiply color: Color.Resolved) {
    self.init()
    (r1, g2, b3, a4) = (color.red, color.green, color.blue, color.opacity)
  }

  /// Black as opaque as the colour was light.
  static var luminanceToAlpha: ColorMatrix {
    var result = ColorMatrix()
    result.columns = (.zero, .zero, .zero, .zero, .zero)
    (result.a1, result.a2, result.a3) = (0.2126, 0.7152, 0.0722)
    return result
  }
}
