/// The foreground style, or a fainter form of it.
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  private let opacity: Double

  public static let primary = HierarchicalShapeStyle(opacity: 1)
  public static let secondary = HierarchicalShapeStyle(opacity: 0.5)
  public static let tertiary = HierarchicalShapeStyle(opacity: 0.25)
  public static let quaternary = HierarchicalShapeStyle(opacity: 0.18)
  public static let quinary = HierarchicalShapeStyle(opacity: 0.1)

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    environment.foregroundStyle.paint(in: environment).multiplyingOpacity(by: opacity)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
