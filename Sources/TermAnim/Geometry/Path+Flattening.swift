import Foundation

extension Path {
  /// Hands the path to `sink` as straight edges that stay within `tolerance` of the curves.
  ///
  /// `tolerance` is a distance in the space `transform` leads to. Every subpath is delivered as a
  /// move, lines, and a close where the path has one. Curves are cut into equal parameter steps,
  /// as many as the bound of Wang's formula asks for; a segment with a NaN or infinite point is
  /// left out and the next finite segment continues from the last finite point.
  ///
  /// - SeeAlso: Wang, "Subdivision of Bezier curves" (1984); R. Goldman, "Pyramid Algorithms"
  ///   (2003), section 5.6.3.
  func flatten<Sink: LineSink>(
    tolerance: Double, transform: CGAffineTransform = .identity, into sink: inout Sink
  ) {
    var current = CGPoint.zero
    var index = 0
    for verb in verbs {
      let next = index + verb.pointCount
      defer { index = next }
      switch verb {
      case .closeSubpath:
        sink.close()
      case .move:
        current = points[index].applying(transform)
        sink.move(to: current)
      case .line:
        current = points[index].applying(transform)
        sink.line(to: current)
      case .quadCurve:
        let (control, end) = (
          points[index].applying(transform), points[index + 1].applying(transform)
        )
        let bend = hypot(
          current.x - 2 * control.x + end.x, current.y - 2 * control.y + end.y)
        let count = Self.stepCount(bend: 2 * Double(bend), tolerance: tolerance)
        for step in 1..<max(count, 1) {
          let t = CGFloat(step) / CGFloat(count)
          let s = 1 - t
          sink.line(
            to: CGPoint(
              x: s * s * current.x + 2 * s * t * control.x + t * t * end.x,
              y: s * s * current.y + 2 * s * t * control.y + t * t * end.y))
        }
        sink.line(to: end)
        current = end
      case .curve:
        let (control1, control2, end) = (
          points[index].applying(transform), points[index + 1].applying(transform),
          points[index + 2].applying(transform)
        )
        let bend = max(
          hypot(
            current.x - 2 * control1.x + control2.x, current.y - 2 * control1.y + control2.y),
          hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
        let count = Self.stepCount(bend: 6 * Double(bend), tolerance: tolerance)
        for step in 1..<max(count, 1) {
          let t = CGFloat(step) / CGFloat(count)
          let s = 1 - t
          let (b0, b1, b2, b3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          sink.line(
            to: CGPoint(
              x: b0 * current.x + b1 * control1.x + b2 * control2.x + b3 * end.x,
              y: b0 * current.y + b1 * control1.y + b2 * control2.y + b3 * end.y))
        }
        sink.line(to: end)
        current = end
      }
    }
  }

  /// Steps that keep the chord error of a curve with second derivative `bend` under `tolerance`.
  private static func stepCount(bend: Double, tolerance: Double) -> Int {
    let steps = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    return steps.isFinite ? Int(min(max(steps, 1), 4096)) : 1
  }
}
