public import Foundation

/// Arcs of circles, drawn by cubic curves of at most a quarter turn each.
///
/// As elsewhere on the screen angles grow clockwise, for y points down; `clockwise` means what Core
/// Graphics means by it, with y up, and therefore looks the other way round. An arc continues an
/// open subpath with a line to its start and begins a subpath otherwise. One whose numbers are not
/// finite is not drawn. A negative radius puts the arc on the other side of its center.
extension Path {
  /// Adds an arc between two angles.
  ///
  /// Angles a full turn or more apart draw one full turn, whichever way they lie; others are
  /// reached in the direction that `clockwise` asks for, towards smaller angles when true.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if abs(delta) >= turn - 1e-9 {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc that begins at an angle and sweeps over another.
  ///
  /// A sweep of several turns goes round as often, up to 16 times and the rest.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard
      center.vector.isFinite, radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite
    else { return }
    let arc = Arc(
      center: center.vector, radius: Double(radius), start: startAngle.radians,
      sweep: Self.boundedSweep(delta.radians))
    startOrJoin(CGPoint(arc.point(at: 0)).applying(transform))
    arc.forEachCurve { curve in
      addCurve(
        to: CGPoint(curve.end).applying(transform),
        control1: CGPoint(curve.control1).applying(transform),
        control2: CGPoint(curve.control2).applying(transform))
    }
  }

  /// Adds an arc that rounds the corner which the current point, `tangent1End` and `tangent2End`
  /// make.
  ///
  /// It touches both lines, and a line leads to where it begins. Where there is no corner to round,
  /// or no radius, only the line to `tangent1End` is added; without a current point, nothing. The
  /// transform applies to the tangents' ends and to the arc, not to the current point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let back = transform.isIdentity ? current : current.applying(transform.inverted())
    let corner = tangent1End.vector
    let (arrival, departure) = (back.vector - corner, tangent2End.vector - corner)
    let (sine, cosine) = (arrival.cross(departure), arrival.dot(departure))
    let size = abs(Double(radius))
    guard sine.isFinite, cosine.isFinite, size > 0, size.isFinite, abs(sine) > abs(cosine) * 1e-9
    else { return addLine(to: tangent1End.applying(transform)) }
    // The half angle's tangent is sin / (1 + cos), of the angle between the two lines.
    let lengths = arrival.length * departure.length
    let reach = size * (lengths + cosine) / abs(sine)
    let first = arrival / arrival.length
    let inward = first.leftNormal * (sine > 0 ? -1 : 1)
    let center = corner + first * reach + inward * size
    let start = atan2(-inward.y, -inward.x)
    let sweep = (.pi - atan2(abs(sine), cosine)) * (sine > 0 ? -1 : 1)
    addRelativeArc(
      center: CGPoint(center), radius: CGFloat(size), startAngle: Angle(radians: start),
      delta: Angle(radians: sweep), transform: transform)
  }

  private static func boundedSweep(_ sweep: Double) -> Double {
    let turn = 2 * Double.pi
    guard abs(sweep) > 16 * turn else { return sweep }
    let rest = sweep.truncatingRemainder(dividingBy: turn)
    return rest + (sweep < 0 ? -16 : 16) * turn
  }

  /// Leads the current subpath to a point, or begins one there.
  private mutating func startOrJoin(_ point: CGPoint) {
    if isEmpty || verbs.last == .closeSubpath {
      move(to: point)
    } else if currentPoint != point {
      addLine(to: point)
    }
  }
}
