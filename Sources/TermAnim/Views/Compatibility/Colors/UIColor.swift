public import Foundation

/// A colour of UIKit, for code that mixes colours by their components.
///
/// A class there, a class here; it never changes. A dynamic colour looks different on light and on
/// dark ground: as a `Color` it follows the environment, its components are those for the screen.
public final class UIColor: Hashable, Sendable {
  let variants: Variants

  /// What a colour looks like on either ground.
  enum Variants: Hashable, Sendable {
    case fixed(CGColor)
    case dynamic(light: CGColor, dark: CGColor)
  }

  init(_ variants: Variants) {
    self.variants = variants
  }

  /// The colour of sRGB with these components; outside 0...1 they are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// The grey between black, 0, and white, 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(gray: white, alpha: alpha)))
  }

  /// The colour of sRGB at `hue`, a turn of the colour circle from red over green and blue.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// The colour of Display P3 with these components, in sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  public convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor))
  }

  /// What `color` looks like on light and on dark ground.
  public convenience init(_ color: Color) {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    let light = CGColor(color.resolve(in: environment))
    environment.colorScheme = .dark
    let dark = CGColor(color.resolve(in: environment))
    self.init(light == dark ? .fixed(light) : .dynamic(light: light, dark: dark))
  }

  /// What `Color(name)` looks like; never nil, though UIKit says that it may be.
  public convenience init?(named name: String) {
    self.init(Color(name))
  }

  /// What `Color(name, bundle: bundle)` looks like on either ground, whatever the traits; never
  /// nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(Color(name, bundle: bundle))
  }

  /// The colour that looks as `dynamicProvider` says, which is asked for light and for dark ground.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> CGColor {
      let traits = UITraitCollection(userInterfaceStyle: style)
      return dynamicProvider(traits).resolvedColor(with: traits).cgColor
    }
    self.init(.dynamic(light: color(.light), dark: color(.dark)))
  }

  public static func == (a: UIColor, b: UIColor) -> Bool {
    a.variants == b.variants
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(variants)
  }
}

/// AppKit's colour, which code of views uses in the same way.
public typealias NSColor = UIColor
