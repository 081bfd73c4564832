public import Foundation

/// A gradient with every colour resolved and every length in points of the space it is drawn in.
public struct GradientPaint: Hashable, Sendable {
  /// A colour at a place along the gradient, 0 at its start and 1 at its end.
  public struct Stop: Hashable, Sendable {
    public var color: Color.Resolved
    public var location: Double

    public init(color: Color.Resolved, location: Double) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The space colours are mixed in between stops.
  public enum Interpolation: Hashable, Sendable {
    /// Premultiplied OKLab: SwiftUI's default.
    case perceptual
    /// Premultiplied gamma-encoded sRGB.
    case device
    /// Premultiplied linear sRGB.
    case linear
  }

  /// What the place along the gradient is, for a point of the plane.
  public enum Geometry: Hashable, Sendable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii are fractions of the ellipse inscribed in `bounds`, stretched to its aspect.
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

  /// The colours, sorted by location.
  ///
  /// Two at one location make a hard edge; empty paints nothing.
  public var stops: [Stop]
  public var interpolation: Interpolation
  public var geometry: Geometry
  public var spread: Spread

  public init(
    stops: [Stop], geometry: Geometry, interpolation: Interpolation = .perceptual,
    spread: Spread = .pad
  ) {
    (self.stops, self.geometry) = (stops, geometry)
    (self.interpolation, self.spread) = (interpolation, spread)
  }
}
