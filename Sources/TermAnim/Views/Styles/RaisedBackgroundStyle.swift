/// The ground of what is raised above the ground.
struct RaisedBackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  typealias Resolved = Never

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    if let style = environment.backgroundStyle, !(style.base is BackgroundStyle) {
      return style.paint(in: environment)
        .multiplyingOpacity(by: HierarchicalShapeStyle.secondary.opacity)
    }
    return .color(environment.groundColors.raised)
  }
}
