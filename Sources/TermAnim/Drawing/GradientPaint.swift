public import Foundation

/// A gradient with every colour resolved and every length in points of the space it is drawn in.
public struct GradientPaint: Hashable, Sendable {
  public typealias Stop = GradientRamp.Stop
  public typealias Interpolation = ColorMixingSpace

  /// What the place along the gradient is, for a point of the plane.
  public enum Geometry: Hashable, Sendable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii are fractions of `size`, stretched to its aspect: one half reaches its edges.
    case elliptical(
      center: CGPoint, size: CGSize, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
    /// Angles grow clockwise on the screen from the positive x axis.
    case angular(center: CGPoint, startAngle: Angle, endAngle: Angle)
  }

  /// What is painted beyond the ends.
  public enum Spread: Hashable, Sendable {
    case pad
    case `repeat`
    case mirror
  }

  /// The colours along the gradient and how they are mixed; without stops nothing is painted.
  public var ramp: GradientRamp
  public var geometry: Geometry
  public var spread: Spread

  public init(ramp: GradientRamp, geometry: Geometry, spread: Spread = .pad) {
    (self.ramp, self.geometry, self.spread) = (ramp, geometry, spread)
  }

  public init(
    stops: [Stop], geometry: Geometry, interpolation: Interpolation = .perceptual,
    spread: Spread = .pad
  ) {
    self.init(
      ramp: GradientRamp(stops: stops, space: interpolation), geometry: geometry, spread: spread)
  }
}
