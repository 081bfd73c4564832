import Foundation

/// What a style paints, before it is known how large the shape is.
enum StylePaint: Sendable {
  case color(Color.Resolved)
  case gradient(UnitGradient)

  /// The paint for a shape in `frame`.
  func paint(in frame: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient.paint(in: frame))
    }
  }

  /// The paint with its opacity multiplied by `opacity`.
  func multiplyingOpacity(by opacity: Double) -> StylePaint {
    switch self {
    case .color(let color):
      return .color(color.multiplyingOpacity(by: Float(opacity)))
    case .gradient(var gradient):
      let stops = gradient.ramp.stops.map {
        GradientRamp.Stop(
          color: $0.color.multiplyingOpacity(by: Float(opacity)), location: $0.location)
      }
      gradient.ramp = GradientRamp(stops: stops, space: gradient.ramp.space)
      return .gradient(gradient)
    }
  }
}
