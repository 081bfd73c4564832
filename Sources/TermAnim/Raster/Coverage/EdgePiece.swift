/// The part of an edge that lies in one row of pixels.
///
/// Coordinates are in units of 1/256 pixel from the corner of the shape's region.
struct EdgePiece: BitwiseCopyable {
  /// Where it enters the row, and where it leaves it.
  var x0: Int32
  var x1: Int32
  /// From 1 to 256, negative for an edge that was drawn upwards.
  var height: Int32
  /// The cell of its row's first column.
  var row: Int32
}
