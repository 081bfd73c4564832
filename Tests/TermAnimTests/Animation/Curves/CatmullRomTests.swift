import Foundation
import Testing

@testable import TermAnim

/// A centripetal Catmull-Rom spline as the time of an animation, as a client would write it.
struct CatmullRomTests {
  /// The spline through points; its ends point to the handles.
  private struct Spline: Hashable, Sendable {
    var points: [SIMD2<Double>]
    var startHandle: SIMD2<Double>
    var endHandle: SIMD2<Double>

    /// The place after a share of the spans, all of which count alike.
    func point(at share: Double) -> SIMD2<Double> {
      let all = [startHandle] + points + [endHandle]
      let spans = points.count - 1
      let span = min(Int(share * Double(spans)), spans - 1)
      let (p0, p1, p2, p3) = (all[span], all[span + 1], all[span + 2], all[span + 3])
      let (a, b, c) = (knots(p0, p1), knots(p1, p2), knots(p2, p3))
      let start = (p2 - p1) + b * ((p1 - p0) / a - (p2 - p0) / (a + b))
      let end = (p2 - p1) + b * ((p3 - p2) / c - (p3 - p1) / (b + c))
      let t = share * Double(spans) - Double(span)
      let (square, cube) = (t * t, t * t * t)
      return p1 * (2 * cube - 3 * square + 1) + start * (cube - 2 * square + t)
        + p2 * (3 * square - 2 * cube) + end * (cube - square)
    }

    /// The distance of two points on the spline's own scale: the root of their distance.
    private func knots(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Double {
      (to - from).magnitude.squareRoot()
    }
  }

  /// The height of a spline over its width, as a custom animation of one second.
  private struct SplineAnimation: CustomAnimation {
    let spline: Spline

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      guard time <= 1 else { return nil }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if spline.point(at: middle).x < time { low = middle } else { high = middle }
      }
      return value.scaled(by: spline.point(at: low).y)
    }
  }

  private static let spline = Spline(
    points: [
      [0, 0], [0.01, 0.25], [0.2, 0.25], [0.33, 0.25], [0.5, 1], [0.66, 0.75], [1, 1],
    ],
    startHandle: [0, -0.3], endHandle: [1.3, 1.3])

  private static let curve = Spline(
    points: [[0, 0], [0.2, 0.25], [0.33, 0.25], [0.5, 1], [0.8, 0.75], [1, 1]],
    startHandle: [-0.2, -0.25], endHandle: [1.2, 1.25])

  @Test func `splines and the animations made of them have the published values`() throws {
    for row in try ReferenceRow.all(.catmullRom) {
      let time = try row.number("t")
      if let expected = row.expected.numbers {
        let point = Self.spline.point(at: time)
        #expect((point - SIMD2(expected[0], expected[1])).magnitude <= 2 * row.tolerance)
      } else {
        var context = AnimationContext<Double>()
        let animation = Animation(SplineAnimation(spline: Self.curve))
        let value = try #require(animation.animate(value: 1, time: time, context: &context))
        // The published numbers are of a polyline through random points of the spline, which misses
        // even the control points by this much.
        #expect(abs(value - (try #require(row.expected.number))) <= 1.1e-4, "\(row.name)")
      }
    }
  }

  @Test func `the animation passes through its control points`() throws {
    for point in Self.curve.points {
      var context = AnimationContext<Double>()
      let animation = Animation(SplineAnimation(spline: Self.curve))
      let value = try #require(animation.animate(value: 1, time: point.x, context: &context))
      #expect(abs(value - point.y) < 1e-9)
    }
  }
}
