/// The two sides of a shape whose outline is one, and falls on either side from its highest place
/// to its lowest: a disc, a capsule, a rectangle, or whatever else is nowhere level in between.
///
/// Such a shape fills each row from one side to the other, so that no cells have to be searched for
/// where its edges are.
struct ShapeSides: ~Copyable {
  /// The side that is left in the middle of the shape.
  private(set) var left = ShapeSide(rowCapacity: 0, pieceCapacity: 0)
  private(set) var right = ShapeSide(rowCapacity: 0, pieceCapacity: 0)
  /// The outline from its highest place round to it.
  private var outline = UnsafeMutablePointer<SIMD2<Int32>>.allocate(capacity: 1)
  private var rowCapacity = 0
  private var pointCapacity = 0
  /// The times that memory had to grow: none in a steady state.
  private(set) var growthCount = 0

  deinit {
    left.deallocate()
    right.deallocate()
    outline.deallocate()
  }

  /// Takes the sides of a contour down that begins with the first of `points`, and works out what
  /// they cover of some rows of a region that has `rowCount`.
  ///
  /// False when it has more sides than two, is level in between, or so flat that most rows would be
  /// crossed slantwise.
  mutating func take(
    _ contour: Contour, points: UnsafePointer<SIMD2<Int32>>, rows: Range<Int>, rowCount: Int
  ) -> Bool {
    guard Self.isTall(contour) else { return false }
    let count = Int(contour.end)
    reserve(rows: rowCount, points: count)
    copyOutline(points, count: count, top: contour.least.y)
    let (first, last) = (UnsafePointer(outline), UnsafePointer(outline) + count)
    left.begin(rowCount: rowCount, sign: Int(contour.direction))
    right.begin(rowCount: rowCount, sign: 0 &- Int(contour.direction))
    guard let bottom = left.follow(from: first, to: last, step: 1, contour),
      right.follow(from: last, to: bottom, step: -1, contour) == bottom
    else { return false }
    left.settle(rows)
    right.settle(rows)
    let middle = (rows.lowerBound &+ rows.upperBound) >> 1
    if left.leftmost[middle] > right.leftmost[middle] { (left, right) = (right, left) }
    return true
  }

  /// Whether a contour is at least half as high as it is wide, and not so high that places on its
  /// edges are rounded.
  private static func isTall(_ contour: Contour) -> Bool {
    let size = contour.most &- contour.least
    return size.x >> 1 <= size.y && size.y < 1 << 24
  }

  /// Keeps the points of a contour, from the first highest one round to it again.
  private func copyOutline(
    _ points: UnsafePointer<SIMD2<Int32>>, count: Int, top: Int32
  ) {
    var first = 0
    while points[first].y != top { first &+= 1 }
    outline.update(from: points + first, count: count &- first)
    (outline + (count &- first)).update(from: points, count: first &+ 1)
  }

  private mutating func reserve(rows: Int, points: Int) {
    guard rows > rowCapacity || points > pointCapacity else { return }
    left.deallocate()
    right.deallocate()
    outline.deallocate()
    rowCapacity = max(rows, rowCapacity)
    if points > pointCapacity { pointCapacity = max(points, 2 * pointCapacity, 64) }
    left = side()
    right = side()
    outline = .allocate(capacity: pointCapacity + 1)
    growthCount += 1
  }

  private func side() -> ShapeSide {
    ShapeSide(
      rowCapacity: rowCapacity + ShapeSide.spareRows,
      pieceCapacity: 2 * pointCapacity + ShapeSide.sparePieces)
  }
}
