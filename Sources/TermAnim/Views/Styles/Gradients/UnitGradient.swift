import Foundation

/// A gradient whose course is given in shares of the shape that it fills.
struct UnitGradient: Sendable, Animatable {
  /// What runs from the first colour to the last.
  enum Course: Hashable, Sendable {
    case linear
    case radial
    case elliptical
    case angular
  }

  var ramp: GradientRamp
  let course: Course
  /// Where the course starts: a linear one's start, the others' centre.
  var start: UnitPoint
  /// Where a linear course ends; elsewhere of no meaning.
  var end = UnitPoint.zero
  /// Radii in points, shares of the size, or angles in radians, as the course has it.
  var range: SIMD2<Double> = .zero

  /// The ramp's vector; and the points times 128 and the range, times 128 but for radial courses.
  var animatableData: AnimatablePair<GradientVector, SIMD8<Double>> {
    get {
      let range = range * rangeScale
      let points = SIMD4(start.x, start.y, end.x, end.y) * Double.unitScale
      return AnimatablePair(
        ramp.animatableData, SIMD8(points.x, points.y, points.z, points.w, range.x, range.y, 0, 0))
    }
    set {
      ramp.animatableData = newValue.first
      let points = newValue.second / Double.unitScale
      start = UnitPoint(x: points[0], y: points[1])
      end = UnitPoint(x: points[2], y: points[3])
      range = SIMD2(newValue.second[4], newValue.second[5]) / rangeScale
    }
  }

  private var rangeScale: Double { course == .radial ? 1 : Double.unitScale }

  /// Whether one gradient can move to another: both have one course and one space.
  func isAlike(_ other: UnitGradient) -> Bool {
    course == other.course && ramp.space == other.ramp.space
  }

  func multiplyingOpacity(by opacity: Double) -> UnitGradient {
    var result = self
    result.ramp = ramp.multiplyingOpacity(by: opacity)
    return result
  }

  /// The gradient for a shape in `frame`.
  func paint(in frame: CGRect) -> GradientPaint {
    GradientPaint(ramp: ramp, geometry: geometry(in: frame))
  }

  private func geometry(in frame: CGRect) -> GradientPaint.Geometry {
    let center = start.point(in: frame)
    switch course {
    case .linear:
      return .linear(start: center, end: end.point(in: frame))
    case .radial:
      return .radial(center: center, startRadius: range.x, endRadius: range.y)
    case .elliptical:
      return .elliptical(
        center: center, size: frame.size, startRadiusFraction: range.x,
        endRadiusFraction: range.y)
    case .angular:
      return .angular(
        center: center, startAngle: Angle(radians: range.x), endAngle: Angle(radians: range.y))
    }
  }
}

extension UnitPoint {
  /// The point's place in `frame`.
  func point(in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
  }
}
