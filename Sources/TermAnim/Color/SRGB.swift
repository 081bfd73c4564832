import Foundation

/// The transfer function of sRGB, continued below 0 by point symmetry and above 1 by its formula.
///
/// IEC 61966-2-1: a straight piece near black, then a power of 2.4. Written with factors rather
/// than quotients, as SwiftUI evaluates it: the last bit decides how a component such as 0.3 is
/// printed. NaN gives NaN.
enum SRGB {
  /// The light that an encoded component stands for.
  static func linear(fromEncoded encoded: Float) -> Float {
    let magnitude = abs(encoded)
    guard magnitude > 0.04045 else { return encoded * (1 / 12.92) }
    guard magnitude != 1 else { return encoded }
    let light = powf(magnitude * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
    return encoded < 0 ? -light : light
  }

  /// The component that stands for an amount of light.
  static func encoded(fromLinear light: Float) -> Float {
    let magnitude = abs(light)
    guard magnitude > 0.0031308 else { return light * 12.92 }
    guard magnitude != 1 else { return light }
    let encoded = powf(magnitude, 1 / 2.4) * 1.055 - 0.055
    return light < 0 ? -encoded : encoded
  }
}
