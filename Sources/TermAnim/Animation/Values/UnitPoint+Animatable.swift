public import Foundation

extension UnitPoint: Animatable {
  /// The coordinates, 128 times as large.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y).scaled(by: Double.unitScale) }
    set {
      let point = newValue.scaled(by: 1 / Double.unitScale)
      (x, y) = (point.first, point.second)
    }
  }
}
