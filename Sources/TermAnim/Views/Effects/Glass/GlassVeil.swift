import Foundation

/// What a pane of glass does to what is behind it: that is blurred, and where it is as light as the
/// label on the pane will be, dimmed.
nonisolated struct GlassVeil: ShapeStyle, PrimitiveShapeStyle {
  typealias Resolved = Never

  /// In points: two pixels of a terminal at its usual scale.
  private static let blurRadius: CGFloat = 8
  private static let saturation = 1.3
  /// How dense the veil is on what is lightest, or in the light scheme darkest.
  private static let mostDensity = 0.62

  /// How much light the glass takes; that of the regular kind has the whole veil.
  let density: Double

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    .material(Self.paint(ofDensity: density, in: environment.colorScheme))
  }

  static func paint(ofDensity density: Double, in scheme: ColorScheme) -> MaterialPaint {
    let white: Float = scheme == .dark ? 0 : 1
    let share = min(max(density / Glass.regular.density, 0), 1)
    let veil = Color.Resolved(
      red: white, green: white, blue: white, opacity: Float(share * mostDensity))
    return MaterialPaint(
      blurRadius: blurRadius * share, saturation: 1 + (saturation - 1) * share, veil: veil,
      adapts: true)
  }
}
