/// A colour as its author names it; what it looks like is decided where it is drawn.
///
/// Two colours are equal when they are made alike: constants by their components, system colours by
/// their name. The colours of other frameworks have no counterpart here.
public struct Color: Hashable, Sendable {
  let recipe: Recipe

  init(recipe: Recipe) {
    self.recipe = recipe
  }

  /// The colour that looks like `resolved` wherever it is drawn.
  public init(_ resolved: Resolved) {
    recipe = .constant(resolved)
  }

  /// What the colour looks like in `environment`: its colour scheme and accent colour decide.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    recipe.resolved(in: environment)
  }
}

extension Color {
  /// The colour with these components in `colorSpace`; outside 0...1 they are kept.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)))
  }

  /// The grey between black, 0, and white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    // All of these spaces have one white, and so one grey; P3's rounded matrix must not tint it.
    self.init(
      colorSpace == .displayP3 ? .sRGB : colorSpace, red: white, green: white, blue: white,
      opacity: opacity)
  }

  /// The colour of sRGB at `hue`, a turn of the colour circle from red over green and blue.
  ///
  /// Whole turns of hue are dropped, and a hue that is not finite is red. `saturation` goes from
  /// grey, 0, to the pure hue, 1, and `brightness` from black to the fullest colour.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sextant = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func component(_ shift: Double) -> Double {
      let turned = (sextant + shift).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(turned, 4 - turned, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
}

extension Color {
  /// The colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(recipe: .faded(self, opacity: opacity))
  }

  /// The colour `fraction` of the way to `rhs`, mixed in `colorSpace` where it is drawn.
  ///
  /// Fractions below 0 and NaN count as 0, above 1 as 1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(recipe: .mixed(self, rhs, fraction: fraction, space: colorSpace.mixingSpace))
  }

  /// The colour with twice as much light for each of `stops`, or half as much for each below 0;
  /// NaN counts as 0.
  public func exposureAdjust(_ stops: Double) -> Color {
    Color(recipe: .exposed(self, stops: stops.isNaN ? 0 : stops))
  }

  /// The colour as it is: a terminal shows nothing that is brighter than white.
  public func headroom(_ headroom: Double) -> Color { self }

  /// A gradient from a lighter tone of the colour to the colour itself.
  public var gradient: AnyGradient {
    AnyGradient(toneOf: self)
  }
}

extension Color: CustomStringConvertible {
  /// The name of a named colour, the components of any other in hexadecimal.
  public var description: String {
    recipe.description
  }
}
