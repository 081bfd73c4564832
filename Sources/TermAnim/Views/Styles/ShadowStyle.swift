public import Foundation

/// A shadow that a style has: of what is painted with it.
public struct ShadowStyle: Equatable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// A shadow behind what is painted: blurred by `radius` and moved by `x` and `y` points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow that the edges throw on what is painted: blurred by `radius` and moved by `x` and `y`
  /// points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  func shadow(in environment: EnvironmentValues) -> PaintShadow {
    PaintShadow(
      isInner: isInner, color: color.resolve(in: environment), radius: radius, offset: offset)
  }
}
