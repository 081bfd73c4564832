import Foundation

extension Color {
  /// A colour with its components, ready to be drawn.
  ///
  /// Extended linear sRGB with straight (not premultiplied) opacity; components outside 0...1 are
  /// kept until pixels are made of them.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    /// 0 is clear, 1 opaque.
    public var opacity: Float

    init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float = 1) {
      (self.linearRed, self.linearGreen) = (linearRed, linearGreen)
      (self.linearBlue, self.opacity) = (linearBlue, opacity)
    }

    /// A colour of linear sRGB in the first three lanes.
    init(light: SIMD4<Float>, opacity: Float) {
      self.init(
        linearRed: light.x, linearGreen: light.y, linearBlue: light.z, opacity: opacity)
    }
  }
}

extension Color.Resolved {
  /// The colour with these components in `colorSpace`.
  ///
  /// Components outside 0...1 are meant: Display P3's pure red has negative green in sRGB.
  public init(
    colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
    opacity: Float = 1
  ) {
    let light =
      colorSpace == .sRGBLinear
      ? SIMD4(red, green, blue, 0)
      : SIMD4(
        SRGB.linear(fromEncoded: red), SRGB.linear(fromEncoded: green),
        SRGB.linear(fromEncoded: blue), 0)
    self.init(
      light: colorSpace == .displayP3 ? Self.light(fromDisplayP3: light) : light, opacity: opacity)
  }

  /// Linear Display P3 in linear sRGB, to the four digits that SwiftUI computes with.
  private static func light(fromDisplayP3 light: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      light.x * 1.2249 + light.y * -0.2247,
      light.x * -0.0420 + light.y * 1.0419,
      light.x * -0.0197 + light.y * -0.0786 + light.z * 1.0979, 0)
  }

  /// Red as sRGB encodes it.
  public var red: Float {
    get { SRGB.encoded(fromLinear: linearRed) }
    set { linearRed = SRGB.linear(fromEncoded: newValue) }
  }

  /// Green as sRGB encodes it.
  public var green: Float {
    get { SRGB.encoded(fromLinear: linearGreen) }
    set { linearGreen = SRGB.linear(fromEncoded: newValue) }
  }

  /// Blue as sRGB encodes it.
  public var blue: Float {
    get { SRGB.encoded(fromLinear: linearBlue) }
    set { linearBlue = SRGB.linear(fromEncoded: newValue) }
  }
}

extension Color.Resolved {
  static let clear = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
  static let black = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0)
  static let white = Color.Resolved(linearRed: 1, linearGreen: 1, linearBlue: 1)

  /// The colour with its opacity multiplied by `factor`.
  func multiplyingOpacity(by factor: Float) -> Color.Resolved {
    var result = self
    result.opacity *= factor
    return result
  }

  /// The colour with twice as much light for each of `stops`.
  func multiplyingLight(byStops stops: Double) -> Color.Resolved {
    let factor = Float(exp2(stops))
    return Color.Resolved(
      linearRed: linearRed * factor, linearGreen: linearGreen * factor,
      linearBlue: linearBlue * factor, opacity: opacity)
  }

  /// The colour `fraction` of the way to `other`, 0...1; beyond and NaN are brought into range.
  func mixed(
    with other: Color.Resolved, by fraction: Double, in space: ColorMixingSpace
  ) -> Color.Resolved {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    let (start, end) = (space.vector(of: self), space.vector(of: other))
    return space.color(at: start + (end - start) * Float(fraction))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// A number sign and red, green, blue and opacity as bytes in hexadecimal.
  ///
  /// Out of 0...1 the digits are SwiftUI's: more than two, and 32 bits for a negative number. What
  /// no 32-bit number can hold, NaN too, is printed as 00.
  public var description: String {
    "#" + [red, green, blue, opacity].map(Self.hexadecimal).joined()
  }

  private static func hexadecimal(_ component: Float) -> String {
    let byte = Int32(exactly: (component * 255 + 0.5).rounded(.towardZero)) ?? 0
    let digits = String(UInt32(bitPattern: byte), radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}
