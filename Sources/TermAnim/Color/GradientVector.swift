/// What of a gradient animates: points of a mixing space at places along it.
///
/// Adding two gradients of unlike stops samples each at the places of both, so that stops do not
/// slide from place to place: one gradient fades into the other. Scaling scales the points. The
/// empty vector is zero and adds nothing. Numbers are 128 times those of the mixing space, as for a
/// single colour.
///
/// Vectors of different mixing spaces must not be added: to animate from one space to another, make
/// both ramps use one.
public struct GradientVector: VectorArithmetic, Sendable {
  /// A point of the mixing space at a place along the gradient.
  struct Knot: Equatable, Sendable {
    var location: Double
    var point: SIMD4<Float>
  }

  /// In order of location; two at one location are a hard edge.
  private(set) var knots: [Knot]

  init(knots: [Knot]) {
    self.knots = knots
  }

  public static var zero: GradientVector {
    GradientVector(knots: [])
  }

  public static func + (lhs: GradientVector, rhs: GradientVector) -> GradientVector {
    guard !lhs.knots.isEmpty else { return rhs }
    guard !rhs.knots.isEmpty else { return lhs }
    let (left, right) = aligned(lhs, rhs)
    return GradientVector(
      knots: zip(left, right).map { Knot(location: $0.location, point: $0.point + $1.point) })
  }

  public static func - (lhs: GradientVector, rhs: GradientVector) -> GradientVector {
    lhs + rhs.scaled(by: -1)
  }

  public mutating func scale(by rhs: Double) {
    for index in knots.indices {
      knots[index].point *= Float(rhs)
    }
  }

  public var magnitudeSquared: Double {
    knots.reduce(0) { $0 + $1.point.magnitudeSquared }
  }
}

extension GradientVector {
  /// The knots of both at the places of both, one for one.
  private static func aligned(
    _ lhs: GradientVector, _ rhs: GradientVector
  ) -> (left: [Knot], right: [Knot]) {
    guard !lhs.knots.elementsEqual(rhs.knots, by: { $0.location == $1.location }) else {
      return (lhs.knots, rhs.knots)
    }
    let places = Set((lhs.knots + rhs.knots).map(\.location)).sorted()
    var (left, right): ([Knot], [Knot]) = ([], [])
    for place in places {
      let (mine, theirs) = (lhs.limits(at: place), rhs.limits(at: place))
      left.append(Knot(location: place, point: mine.before))
      right.append(Knot(location: place, point: theirs.before))
      guard mine.before != mine.after || theirs.before != theirs.after else { continue }
      left.append(Knot(location: place, point: mine.after))
      right.append(Knot(location: place, point: theirs.after))
    }
    return (left, right)
  }

  /// The points just before and just after a place; they differ at a hard edge.
  private func limits(at place: Double) -> (before: SIMD4<Float>, after: SIMD4<Float>) {
    let first = knots.firstIndex { $0.location >= place } ?? knots.endIndex
    let next = knots.firstIndex { $0.location > place } ?? knots.endIndex
    guard first == next else { return (knots[first].point, knots[next - 1].point) }
    guard next > knots.startIndex else { return (knots[next].point, knots[next].point) }
    guard next < knots.endIndex else { return (knots[next - 1].point, knots[next - 1].point) }
    let (from, to) = (knots[next - 1], knots[next])
    let fraction = Float((place - from.location) / (to.location - from.location))
    let point = from.point + (to.point - from.point) * fraction
    return (point, point)
  }
}
