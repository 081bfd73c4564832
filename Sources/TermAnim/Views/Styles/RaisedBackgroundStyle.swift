/// The ground of what is raised above the ground.
struct RaisedBackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  typealias Resolved = Never

  public var isForegroundDependent: Bool { true }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    BackgroundStyle.chosen(in: environment)?
      .multiplyingOpacity(by: HierarchicalShapeStyle.secondary.opacity)
      ?? .color(environment.groundColors.raised)
  }
}
