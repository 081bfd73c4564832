/// What four pieces of edges, each in a row of its own, change in the cells of their rows.
///
/// A piece that crosses at most three columns changes the areas of those and of the one after them,
/// each against the column at its left. All four pieces are worked out at a time, one in each lane,
/// and without asking where they lie. Twice the area at the right of a piece, from its left end to a
/// place `d` further, is `h / w * d * d` as long as it climbs, `w` being its width and `h` its
/// height, and grows by `2 * h` per unit after that. The first part is rounded to a unit, the second
/// one is exact: so is the sum of all changes.
struct PieceAreas {
  /// The most columns that a piece may cross.
  static let columnCount = 3
  /// A piece that is no wider, in units of 1/256 pixel, crosses no more, wherever it begins.
  static let mostWidth = 512

  /// The cells in which the pieces begin.
  let cells: SIMD4<Int32>
  /// The changes in the first column of each piece, in the second, the third and the last one.
  let changes: Lanes

  /// Four numbers for each of four.
  typealias Lanes = (SIMD4<Int32>, SIMD4<Int32>, SIMD4<Int32>, SIMD4<Int32>)

  /// The areas of the pieces at four places of a list.
  @inline(__always)
  init(_ pieces: UnsafePointer<EdgePiece>, at a: Int, _ b: Int, _ c: Int, _ d: Int) {
    func lanes(_ index: Int) -> SIMD4<Int32> {
      UnsafeRawPointer(pieces + index).loadUnaligned(as: SIMD4<Int32>.self)
    }
    let (x0, x1, height, row) = Self.transposed((lanes(a), lanes(b), lanes(c), lanes(d)))
    let run = x1 &- x0
    let back = run &>> 31
    let width = (run ^ back) &- back
    let left = x0 &+ (run & back)
    let start = left & 255
    cells = row &+ left &>> 8
    changes = Self.changes(
      start: SIMD4<Float>(start), width: SIMD4<Float>(width), height: SIMD4<Float>(height))
  }

  @inline(__always)
  private static func changes(
    start: SIMD4<Float>, width: SIMD4<Float>, height: SIMD4<Float>
  ) -> Lanes {
    let one = SIMD4<Float>(repeating: 1)
    let slope = height / width.replacing(with: one, where: width .< one)
    let (a, b, c, d) = (
      sum(to: 256, start, width, height, slope), sum(to: 512, start, width, height, slope),
      sum(to: 768, start, width, height, slope), sum(to: 1024, start, width, height, slope)
    )
    let (second, third, last) = (b &- a, c &- b, d &- c)
    return (a, second &- a, third &- second, last &- third)
  }

  /// Twice the areas at the right of the pieces and at the left of a border.
  @inline(__always)
  private static func sum(
    to border: Float, _ start: SIMD4<Float>, _ width: SIMD4<Float>, _ height: SIMD4<Float>,
    _ slope: SIMD4<Float>
  ) -> SIMD4<Int32> {
    let way = SIMD4(repeating: border) - start
    let climb = width.replacing(with: way, where: way .< width)
    // Adding 1.5 * 2^23 rounds to a whole number, left in a Float's pattern; what follows is exact.
    let magic = SIMD4<Float>(repeating: 12_582_912)
    let turned = climb * climb * slope + magic
    let pattern = unsafeBitCast(turned + (way - climb) * (height + height), to: SIMD4<Int32>.self)
    return pattern &- unsafeBitCast(magic, to: SIMD4<Int32>.self)
  }

  /// The changes of each piece.
  @inline(__always)
  var changesByPiece: Lanes { Self.transposed(changes) }

  @inline(__always)
  private static func transposed(_ lanes: Lanes) -> Lanes {
    let (a, b) = (interleaved(lanes.0, lanes.1), interleaved(lanes.2, lanes.3))
    return (
      joined(a.low.x, b.low.x), joined(a.low.y, b.low.y), joined(a.high.x, b.high.x),
      joined(a.high.y, b.high.y)
    )
  }

  /// The numbers of two vectors in turns, in pairs.
  @inline(__always)
  private static func interleaved(
    _ a: SIMD4<Int32>, _ b: SIMD4<Int32>
  ) -> (low: SIMD2<UInt64>, high: SIMD2<UInt64>) {
    (
      unsafeBitCast(SIMD4(a.x, b.x, a.y, b.y), to: SIMD2<UInt64>.self),
      unsafeBitCast(SIMD4(a.z, b.z, a.w, b.w), to: SIMD2<UInt64>.self)
    )
  }

  @inline(__always)
  private static func joined(_ a: UInt64, _ b: UInt64) -> SIMD4<Int32> {
    unsafeBitCast(SIMD2(a, b), to: SIMD4<Int32>.self)
  }
}
