/// A straight piece of a line that is being stroked.
///
/// A chord of a curve takes the curve's own direction where the curve begins and ends, so that caps
/// and corners stand at right angles to the curve, not to the chord.
struct StrokeEdge {
  var start: SIMD2<Double>
  var end: SIMD2<Double>
  /// Of length 1.
  var startDirection: SIMD2<Double>
  /// Of length 1.
  var endDirection: SIMD2<Double>
  /// The distance from start to end.
  var length: Double
  /// The length along the curve that the edge stands for; at least `length`.
  var arcLength: Double
  /// Whether the edge goes on from the one before it within one curve: no corner of the path.
  var isSmoothAtStart: Bool

  init(from start: SIMD2<Double>, to end: SIMD2<Double>, direction: SIMD2<Double>, length: Double) {
    (self.start, self.end, self.length, arcLength) = (start, end, length, length)
    (startDirection, endDirection, isSmoothAtStart) = (direction, direction, false)
  }

  /// The direction of the curve a share of the way along, of length 1.
  func direction(at share: Double) -> SIMD2<Double> {
    let mixed = startDirection.mixed(with: endDirection, by: share)
    return mixed / mixed.length
  }
}
