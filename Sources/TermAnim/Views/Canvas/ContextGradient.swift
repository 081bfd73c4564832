/// A gradient whose course is given in the points of a drawing.
struct ContextGradient: Sendable {
  private enum Colors {
    case gradient(Gradient, ColorMixingSpace)
    case ramp(GradientRamp)
  }

  private var colors: Colors
  private let course: GradientPaint.Geometry
  private let spread: GradientPaint.Spread

  init(
    _ gradient: Gradient, _ course: GradientPaint.Geometry,
    options: GraphicsContext.GradientOptions
  ) {
    colors = .gradient(gradient, options.contains(.linearColor) ? .linear : .perceptual)
    self.course = course
    spread = options.contains(.mirror) ? .mirror : options.contains(.repeat) ? .repeat : .pad
  }

  func paint(in environment: EnvironmentValues) -> GradientPaint {
    GradientPaint(ramp: ramp(in: environment), geometry: course, spread: spread)
  }

  /// The gradient with its colours as they are in `environment`.
  func resolved(in environment: EnvironmentValues) -> ContextGradient {
    var result = self
    result.colors = .ramp(ramp(in: environment))
    return result
  }

  private func ramp(in environment: EnvironmentValues) -> GradientRamp {
    switch colors {
    case .gradient(let gradient, let space): gradient.ramp(in: environment, space: space)
    case .ramp(let ramp): ramp
    }
  }
}
