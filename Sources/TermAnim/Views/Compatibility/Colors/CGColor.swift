public import Foundation

/// A colour by its components, for code that was written for Core Graphics.
///
/// A class there, a class here; it never changes. Components are kept as they are given, also
/// outside 0...1.
public final class CGColor: Hashable, Sendable {
  let space: CGColorSpace
  /// The components of the space, and opacity after them.
  private let values: [CGFloat]

  private init(space: CGColorSpace, values: [CGFloat]) {
    (self.space, self.values) = (space, values)
  }

  /// The colour of sRGB with these components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace(.sRGB), values: [red, green, blue, alpha])
  }

  /// The colour of sRGB with these components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The grey between black, 0, and white, 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace(.gray), values: [gray, alpha])
  }

  /// The colour with the components of `space` and its opacity; nil when there are too few.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    self.init(space: space, values: Array(components[...space.numberOfComponents]))
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Black without opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// What `color` looks like, in sRGB.
  convenience init(_ color: Color.Resolved) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.opacity))
  }

  /// The components of the colour space, and opacity after them: two for a grey, four otherwise.
  ///
  /// Never nil; Core Graphics says that it may be.
  public var components: [CGFloat]? { values }

  /// How many components there are, opacity among them.
  public var numberOfComponents: Int { values.count }

  /// 0 is clear, 1 opaque.
  public var alpha: CGFloat { values[values.count - 1] }

  /// What the components mean; never nil, though Core Graphics says that it may be.
  public var colorSpace: CGColorSpace? { space }

  /// The colour with another opacity; never nil, though Core Graphics says that it may be.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha])
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.space == b.space && a.values == b.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}

extension CGColor {
  /// What the colour looks like.
  var resolved: Color.Resolved {
    let numbers = values.map(Float.init)
    return switch space.kind {
    case .gray: Self.color(.sRGB, numbers[0], numbers[0], numbers[0], numbers[1])
    case .sRGB: Self.color(.sRGB, numbers[0], numbers[1], numbers[2], numbers[3])
    case .linearSRGB: Self.color(.sRGBLinear, numbers[0], numbers[1], numbers[2], numbers[3])
    case .displayP3: Self.color(.displayP3, numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  private static func color(
    _ space: Color.RGBColorSpace, _ red: Float, _ green: Float, _ blue: Float, _ opacity: Float
  ) -> Color.Resolved {
    Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
  }
}
