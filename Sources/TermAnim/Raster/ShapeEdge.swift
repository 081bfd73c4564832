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
