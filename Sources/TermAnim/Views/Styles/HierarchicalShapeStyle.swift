/// The foreground style, or a fainter form of it.
///
/// Where `foregroundStyle` has been given styles for the lower levels, those are taken.
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  private let level: Int
  let opacity: Double

  public static let primary = HierarchicalShapeStyle(level: 0, opacity: 1)
  public static let secondary = HierarchicalShapeStyle(level: 1, opacity: 0.5)
  public static let tertiary = HierarchicalShapeStyle(level: 2, opacity: 0.25)
  public static let quaternary = HierarchicalShapeStyle(level: 3, opacity: 0.18)
  public static let quinary = HierarchicalShapeStyle(level: 4, opacity: 0.1)

  public var isForegroundDependent: Bool { true }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    if let style = environment.foregroundLevels.style(of: level) {
      return style.paint(in: environment)
    }
    return environment.foregroundStyle.paint(in: environment).multiplyingOpacity(by: opacity)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
