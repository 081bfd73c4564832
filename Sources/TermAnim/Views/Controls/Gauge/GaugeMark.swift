import Foundation

/// A disc on a gauge's line, at a value.
nonisolated struct GaugeMark: Shape {
  let course: GaugeCourse
  /// The value, 0...1; what lies outside counts as the nearer end, NaN as 0.
  var fraction: Double
  /// In points.
  let diameter: CGFloat

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { course.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path {
    let point = course.point(at: SliderScale<Double>.clamped(fraction), in: rect)
    return Path(
      ellipseIn: CGRect(
        x: point.x - diameter / 2, y: point.y - diameter / 2, width: diameter, height: diameter))
  }
}
