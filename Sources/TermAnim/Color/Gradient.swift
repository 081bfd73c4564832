public import Foundation

/// Colours along a line whose course is given where it is drawn.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place along the gradient, 0 at its start and 1 at its end.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// In any order; two at one location make a hard edge.
  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// A gradient through `colors` at even distances; a single one is everywhere.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The same colours, mixed in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// The gradient as it looks in `environment`.
  func ramp(
    in environment: EnvironmentValues, space: ColorMixingSpace = .perceptual
  ) -> GradientRamp {
    let resolved = stops.map {
      GradientRamp.Stop(
        color: $0.color.resolve(in: environment), location: Double($0.location))
    }
    return GradientRamp(stops: resolved, space: space)
  }
}
