/// A style that depends on the foreground style around it.
protocol ForegroundDependentStyle: ShapeStyle {}

extension ForegroundStyle: ForegroundDependentStyle {}
extension HierarchicalShapeStyle: ForegroundDependentStyle {}
