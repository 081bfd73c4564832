import Foundation

/// A gauge's line with round ends, from its start to a value.
///
/// A straight one is as high as its place, which is whole pixels; rings are `lineWidth` wide.
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
    guard course == .line else {
      return course.ring(to: end, in: rect)
        .strokedPath(StrokeStyle(lineWidth: GaugeCourse.lineWidth, lineCap: .round))
    }
    let cap = CGSize(width: GaugeCourse.lineWidth / 2, height: rect.height / 2)
    let width = course.point(at: end, in: rect).x + cap.width - rect.minX
    return Path(
      roundedRect: CGRect(origin: rect.origin, size: CGSize(width: width, height: rect.height)),
      cornerSize: cap, style: .circular)
  }
}
