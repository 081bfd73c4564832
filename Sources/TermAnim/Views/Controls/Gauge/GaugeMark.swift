import Foundation

/// A disc on a gauge's line, at a value; one on a straight line is in the shape of its pixels.
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
    let height = course == .line ? diameter * rect.height / GaugeCourse.lineWidth : diameter
    return Path(
      ellipseIn: CGRect(
        x: point.x - diameter / 2, y: point.y - height / 2, width: diameter, height: height))
  }
}
