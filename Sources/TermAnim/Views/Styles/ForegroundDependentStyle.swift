/// A style that depends on the foreground style around it.
protocol ForegroundDependentStyle: ShapeStyle {}

extension ShapeStyle {
  /// Whether the style, or the one in its box, depends on the foreground style around it.
  var isForegroundDependent: Bool {
    let base: any ShapeStyle = (self as? AnyShapeStyle)?.base ?? self
    return base is any ForegroundDependentStyle
  }
}

extension ForegroundStyle: ForegroundDependentStyle {}
extension HierarchicalShapeStyle: ForegroundDependentStyle {}
