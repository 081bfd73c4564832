import Foundation

/// A gauge's line with round ends, from its start to a value.
nonisolated struct GaugeSegment: Shape {
  let course: GaugeCourse
  /// The value, 0...1; what lies outside counts as the nearer end, NaN as 0.
  var end: Double

  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { course.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path {
    let end = SliderScale<Double>.clamped(end)
    guard end > 0 else { return Path() }
    return course.path(to: end, in: rect)
      .strokedPath(StrokeStyle(lineWidth: GaugeCourse.lineWidth, lineCap: .round))
  }
}
