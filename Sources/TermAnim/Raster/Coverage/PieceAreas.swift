/// What four pieces of edges, each in a row of its own, change in the cells of their rows.
///
/// A piece that crosses at most three columns changes the areas of those and of the one after them,
/// each against the column at its left. All four pieces are worked out at a time, one in each lane,
/// and without asking where they lie.
struct PieceAreas {
  /// The most columns that a piece may cross.
  static let columnCount = 3
  /// A piece that is no wider, in units of 1/256 pixel, crosses no more, wherever it begins.
  static let mostWidth = 512

  /// The cells in which the pieces begin.
  let cells: SIMD4<Int32>
  /// The changes in the first column of each piece, in the second, the third and the last one.
  private let changes: ColumnAreas.Lanes

  /// The areas of the pieces at four places of a list.
  @inline(__always)
  init(_ pieces: UnsafePointer<EdgePiece>, at a: Int, _ b: Int, _ c: Int, _ d: Int) {
    let lanes = EdgePiece.lanes(pieces + a, pieces + b, pieces + c, pieces + d)
    let start = SIMD4<Float>(lanes.left & 255)
    let areas = ColumnAreas.areas(
      width: SIMD4<Float>(lanes.width), height: SIMD4<Float>(lanes.height)
    ) { SIMD4(repeating: $0) - start }
    cells = lanes.row &+ lanes.left &>> 8
    changes = (areas.0, areas.1 &- areas.0, areas.2 &- areas.1, areas.3 &- areas.2)
  }

  /// The changes of each piece.
  @inline(__always)
  var changesByPiece: ColumnAreas.Lanes { ColumnAreas.transposed(changes) }
}
