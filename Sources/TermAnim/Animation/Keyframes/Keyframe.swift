/// One keyframe of a track, as its author wrote it.
struct Keyframe<Vector: VectorArithmetic> {
  /// How the value gets to the keyframe.
  enum Path {
    case linear(UnitCurve)
    case cubic(startVelocity: Vector?, endVelocity: Vector?)
    case spring(Spring, startVelocity: Vector?)
    case move
  }

  let target: Vector
  /// In seconds; nil for a spring that takes the time it needs.
  let duration: Double?
  let path: Path
}
