public import Foundation

extension UIColor {
  /// The components, for the ground of the screen when the colour is dynamic.
  public var cgColor: CGColor {
    switch variants {
    case .fixed(let color): color
    case .dynamic(let light, let dark): UIScreen.main.colorScheme == .dark ? dark : light
    }
  }

  /// The colour for one ground.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    guard case .dynamic(let light, let dark) = variants else { return self }
    return UIColor(cgColor: traits.userInterfaceStyle == .dark ? dark : light)
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ color: CGColor) -> CGColor { color.copy(alpha: alpha) ?? color }
    return switch variants {
    case .fixed(let color): UIColor(.fixed(faded(color)))
    case .dynamic(let light, let dark):
      UIColor(.dynamic(light: faded(light), dark: faded(dark)))
    }
  }

  /// Stores the components in sRGB, those that are asked for; always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = rgb
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Stores hue, saturation, brightness and opacity, each 0...1; always returns true.
  ///
  /// A grey has hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = rgb
    let value = max(components.red, components.green, components.blue)
    let chroma = value - min(components.red, components.green, components.blue)
    hue?.pointee = Self.hue(of: components, value: value, chroma: chroma)
    saturation?.pointee = value > 0 ? chroma / value : 0
    brightness?.pointee = value
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Stores the grey with the colour's luminance and its opacity; always returns true.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = cgColor.converted(to: CGColorSpaceCreateDeviceGray())?.components?.first ?? 0
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Red in sRGB.
  public var redComponent: CGFloat { rgb.red }

  /// Green in sRGB.
  public var greenComponent: CGFloat { rgb.green }

  /// Blue in sRGB.
  public var blueComponent: CGFloat { rgb.blue }

  /// 0 is clear, 1 opaque.
  public var alphaComponent: CGFloat { cgColor.alpha }

  private typealias RGB = (red: CGFloat, green: CGFloat, blue: CGFloat)

  /// The components in sRGB.
  private var rgb: RGB {
    let color = cgColor.converted(to: CGColorSpaceCreateDeviceRGB()) ?? cgColor
    let values = color.components ?? []
    return values.count == 4 ? (values[0], values[1], values[2]) : (0, 0, 0)
  }

  /// The place on the colour circle.
  ///
  /// A. R. Smith, "Color Gamut Transform Pairs" (1978).
  private static func hue(of color: RGB, value: CGFloat, chroma: CGFloat) -> CGFloat {
    guard chroma > 0 else { return 0 }
    let sextant =
      switch value {
      case color.red: (color.green - color.blue) / chroma
      case color.green: 2 + (color.blue - color.red) / chroma
      default: 4 + (color.red - color.green) / chroma
      }
    return sextant < 0 ? sextant / 6 + 1 : sextant / 6
  }
}
