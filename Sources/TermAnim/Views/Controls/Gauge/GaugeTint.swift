/// The tint of a gauge; the colours of a gradient lie along its line.
struct GaugeTint: ShapeStyle, PrimitiveShapeStyle {
  typealias Resolved = Never

  /// The angle that the round end of a regular ring takes, in degrees.
  private static let roundEnd = 10.0

  let course: GaugeCourse
  /// Whether the gauge has the colour of text unless somebody has set a tint.
  var isAccessory = false

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    if let gradient = environment.tintGradient { return paint(gradient, in: environment) }
    let isTinted = environment.accentColor != nil || environment.tintStyle != nil
    if isAccessory && !isTinted { return ForegroundStyle().paint(in: environment) }
    return TintShapeStyle().paint(in: environment)
  }

  private func paint(_ gradient: AnyGradient, in environment: EnvironmentValues) -> StylePaint {
    guard course != .line else {
      let (left, right) = (UnitPoint.leading, UnitPoint.trailing)
      let isMirrored = environment.layoutDirection == .rightToLeft
      return LinearGradient(
        gradient, startPoint: isMirrored ? right : left, endPoint: isMirrored ? left : right
      )
      .paint(in: environment)
    }
    // A closed ring begins with a round end, which is not to have the last colour.
    let angles = course.angles
    let lead = course == .ring ? Self.roundEnd : 0
    return AngularGradient(
      gradient, center: .center, startAngle: .degrees(angles.lowerBound - lead),
      endAngle: .degrees(angles.upperBound - lead)
    )
    .paint(in: environment)
  }
}

extension EnvironmentValues {
  /// What things that can be used are painted with when that is a gradient without a course.
  fileprivate var tintGradient: AnyGradient? {
    let style = tintStyle?.style
    let base = (style as? AnyShapeStyle)?.base ?? style
    return (base as? AnyGradient) ?? (base as? Gradient).map { AnyGradient($0) }
  }
}
