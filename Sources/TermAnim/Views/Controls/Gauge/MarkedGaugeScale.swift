/// The whole line of a gauge, with a mark at the value.
struct MarkedGaugeScale: View {
  /// 0...1.
  let fraction: Double
  let course: GaugeCourse

  var body: some View {
    ZStack {
      GaugeSegment(course: course, end: 1)
        .fill(GaugeTint(course: course, isAccessory: true))
      // A gap around the mark tells it from the line, whatever the colours.
      GaugeMark(course: course, fraction: fraction, diameter: 2.5 * GaugeCourse.lineWidth)
        .blendMode(.destinationOut)
      GaugeMark(course: course, fraction: fraction, diameter: GaugeCourse.lineWidth)
        .fill(.primary)
    }
    .compositingGroup()
  }
}
