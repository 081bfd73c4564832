/// A straight edge of a shape, from its upper end to its lower one.
///
/// Coordinates are in units of 1/256 pixel from the corner of the shape's region.
struct ShapeEdge: BitwiseCopyable {
  /// Fractional bits of a coordinate: the grid that points are rounded to.
  static let fractionBits = 8

  var x0: Int32
  /// Less than `y1`.
  var y0: Int32
  var x1: Int32
  var y1: Int32
  /// 1 for an edge that was drawn downwards, -1 for others.
  var sign: Int32
  /// The edge to come after it in its band, or -1.
  var next: Int32 = -1
}

extension ShapeEdge {
  /// The edge between two points of different height; `direction` is 1, or -1 to count it the other
  /// way round.
  @inline(__always)
  init(from start: (x: Int, y: Int), to end: (x: Int, y: Int), direction: Int) {
    let isDownward = start.y < end.y
    self.init(
      x0: Int32(truncatingIfNeeded: isDownward ? start.x : end.x),
      y0: Int32(truncatingIfNeeded: min(start.y, end.y)),
      x1: Int32(truncatingIfNeeded: isDownward ? end.x : start.x),
      y1: Int32(truncatingIfNeeded: max(start.y, end.y)),
      sign: Int32(truncatingIfNeeded: isDownward ? direction : 0 &- direction))
  }
}
