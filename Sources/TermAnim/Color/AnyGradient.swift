/// A gradient and the space its colours are mixed in.
public struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable {
    case gradient(Gradient)
    case tone(Color)
  }

  /// How much white is in the lighter tone of `Color.gradient`.
  private static let highlight = 0.25

  private let source: Source
  private var space = ColorMixingSpace.perceptual

  public init(_ gradient: Gradient) {
    source = .gradient(gradient)
  }

  /// A gradient from a lighter tone of `color`, as opaque as it is, to `color`.
  init(toneOf color: Color) {
    source = .tone(color)
  }

  /// The same colours, mixed in `space`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.space = space.mixingSpace
    return result
  }

  /// The gradient as it looks in `environment`.
  func ramp(in environment: EnvironmentValues) -> GradientRamp {
    switch source {
    case .gradient(let gradient):
      return gradient.ramp(in: environment, space: space)
    case .tone(let color):
      let end = color.resolve(in: environment)
      let white = Color.Resolved.white.multiplyingOpacity(by: end.opacity)
      let start = end.mixed(with: white, by: Self.highlight, in: .perceptual)
      return GradientRamp(
        stops: [.init(color: start, location: 0), .init(color: end, location: 1)], space: space)
    }
  }
}
