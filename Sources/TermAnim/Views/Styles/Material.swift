import Foundation

/// A pane of frosted glass: what lies behind is seen blurred and dimmed.
///
/// Everything drawn before is behind; foreground styles do not change on it.
public struct Material: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  /// How much of what is behind the veil hides.
  private let density: Double

  public static let ultraThin = Material(density: 0.35)
  public static let thin = Material(density: 0.5)
  public static let regular = Material(density: 0.65)
  public static let thick = Material(density: 0.8)
  public static let ultraThick = Material(density: 0.92)
  /// The material of bars with tools.
  public static let bar = Material(density: 0.75)

  /// In points: six pixels of a terminal at its usual scale.
  private static let blurRadius: CGFloat = 24
  /// Glass makes what is behind it paler; this makes up for it.
  private static let saturation = 1.5

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    let white: Double = environment.colorScheme == .dark ? 0.13 : 0.97
    let veil = Color.Resolved(
      red: Float(white), green: Float(white), blue: Float(white), opacity: Float(density))
    return .material(
      MaterialPaint(blurRadius: Self.blurRadius, saturation: Self.saturation, veil: veil))
  }
}

extension Material: View, PrimitiveView, ShapeStyleView {
  public typealias Body = Never
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material.ultraThin }
  public static var thinMaterial: Material { Material.thin }
  public static var regularMaterial: Material { Material.regular }
  public static var thickMaterial: Material { Material.thick }
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// The material of bars with tools.
  public static var bar: Material { Material.bar }
}

extension EnvironmentValues {
  /// The material that views stand on; nil where they stand on none.
  @Entry public var backgroundMaterial: Material?
}
