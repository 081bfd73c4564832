import TermAnim

/// Shows a view some way off its place, and animates that as a multiple of a length.
///
/// When the length becomes another one, as in a window of another size, what is on its way goes on
/// in proportion; `offset(x:y:)` would go the rest of the old way, in points.
struct ScaledOffset: GeometryEffect {
  /// In lengths.
  private var way: UnitPoint
  /// In points.
  private var length: CGFloat

  /// An offset of so many points.
  init(x: CGFloat, y: CGFloat, length: CGFloat) {
    way = length > 0 ? UnitPoint(x: x / length, y: y / length) : .zero
    self.length = length
  }

  var animatableData: AnimatablePair<UnitPoint.AnimatableData, CGFloat> {
    get { AnimatablePair(way.animatableData, length) }
    set { (way.animatableData, length) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: way.x * length, y: way.y * length))
  }
}

extension View {
  /// Shows the view `x` and `y` points off its place, animated as multiples of `length`.
  func offset(x: CGFloat = 0, y: CGFloat = 0, inScaleWith length: CGFloat) -> some View {
    modifier(ScaledOffset(x: x, y: y, length: length))
  }
}
