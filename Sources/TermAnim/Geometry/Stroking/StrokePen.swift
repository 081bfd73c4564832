import Foundation

/// A stroke style as the numbers that joins and caps need, so that no angle is ever computed.
struct StrokePen {
  let halfWidth: Double
  let cap: CGLineCap
  let join: CGLineJoin
  /// What the chords of curves may deviate: half of the error that is permitted.
  let chordTolerance: Double
  /// Edges that are not longer than this are made part of the next.
  let shortestEdge: Double
  /// The least cosine of a turn whose outer side may be one mitered point.
  let smoothCosine: Double
  /// The least cosine of a turn whose miter is within the limit; above 1 when none is.
  let miterCosine: Double
  /// The least cosine of the angle between a chord and its curve's direction that can be ignored.
  let tangentCosine: Double
  /// The rotation by the widest step that keeps an arc's chords within tolerance.
  let arcStep: (cosine: Double, sine: Double)

  /// `tolerance` is in the line's own space; it is shared out evenly between the chords of curves
  /// and the outline around them.
  init(_ style: StrokeStyle, tolerance: Double) {
    (halfWidth, cap, join) = (Double(style.lineWidth) / 2, style.lineCap, style.lineJoin)
    chordTolerance = tolerance / 2
    shortestEdge = tolerance / 256
    let share = chordTolerance / halfWidth
    smoothCosine = max(2 / ((1 + share) * (1 + share)) - 1, 0)
    tangentCosine = max(1 - share, 0.5)
    let limit = Double(style.miterLimit)
    // The ratio of miter to width is 1 / cos(turn / 2); the bound keeps spikes finite.
    miterCosine = limit >= 1 ? max(2 / (limit * limit) - 1, -1 + 1e-8) : 2
    // A quarter turn at most, and 1/700 of a turn at least, which bounds the points of a cap.
    let halfStepCosine = min(max(1 - share, 0.5.squareRoot()), 1 - 1e-5)
    let cosine = 2 * halfStepCosine * halfStepCosine - 1
    arcStep = (cosine, (1 - cosine * cosine).squareRoot())
  }

  /// Whether anything is painted: neither a width nor a tolerance of zero, less, or NaN does.
  var isVisible: Bool {
    halfWidth > 0 && halfWidth.isFinite && chordTolerance > 0 && chordTolerance.isFinite
  }

  /// Whether an edge may end in the curve's `direction` instead of its own, its outline still
  /// being within tolerance and its sides still running forwards.
  @inline(__always)
  func canTurn(_ edge: StrokeEdge, from chord: SIMD2<Double>, to direction: SIMD2<Double>) -> Bool {
    chord.dot(direction) >= tangentCosine
      && 2 * halfWidth * abs(chord.cross(direction)) <= edge.length
  }

  /// The vector turned by one step of an arc, clockwise on the screen.
  @inline(__always)
  func turned(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(
      vector.x * arcStep.cosine - vector.y * arcStep.sine,
      vector.x * arcStep.sine + vector.y * arcStep.cosine)
  }

  /// The vector turned by one step of an arc, anticlockwise on the screen.
  @inline(__always)
  func turnedBack(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(
      vector.x * arcStep.cosine + vector.y * arcStep.sine,
      vector.y * arcStep.cosine - vector.x * arcStep.sine)
  }
}
