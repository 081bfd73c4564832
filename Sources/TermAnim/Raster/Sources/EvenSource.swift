/// An opaque linear gradient of few parts, in each of which channels grow evenly from pixel to
/// pixel: they are added up instead of being looked up.
struct EvenSource: ColorSource {
  private let places: LinearPlaces
  /// The first of the pieces, which lie in order; the last of them has no end.
  private let first: UnsafePointer<EvenPiece>

  var isOpaque: Bool { true }

  init(places: LinearPlaces, pieces: UnsafePointer<EvenPiece>) {
    (self.places, first) = (places, pieces)
  }

  @inline(__always)
  func quad(x: Int, y: Int) -> SIMD4<UInt32> {
    let piece = piece(at: places[x, y])
    let isWithin =
      x & (EvenPiece.span &- 1) <= EvenPiece.span &- 4 && piece == self.piece(at: places[x &+ 3, y])
    return isWithin ? quad(x: x, y: y, of: piece).pixels : mixedQuad(x: x, y: y)
  }

  /// Four pixels that need not be of one piece and one span.
  private func mixedQuad(x: Int, y: Int) -> SIMD4<UInt32> {
    var pixels = SIMD4<UInt32>.zero
    for index in 0..<4 {
      let piece = piece(at: places[x &+ index, y])
      pixels[index] = quad(x: x &+ index, y: y, of: piece).pixels[0]
    }
    return pixels
  }

  @inline(__always)
  private func quad(x: Int, y: Int, of piece: UnsafePointer<EvenPiece>) -> ChannelQuad {
    let passed = x & (EvenPiece.span &- 1)
    return piece.pointee.quad(at: places[x &- passed, y], columns: passed)
  }

  /// A call, since painters ask for runs, and do so in several places each.
  @inline(never)
  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let (end, row) = (x &+ count, pixels - x)
    var (column, piece) = (x, piece(at: places[x, y]))
    while column < end {
      let next = min(self.end(of: piece, from: column, to: end, y: y), end)
      fill(column..<next, y: y, of: piece, into: row)
      column = next
      piece += places.stepX < 0 ? -1 : 1
    }
  }

  /// The piece that has a place.
  @inline(__always)
  private func piece(at place: Int) -> UnsafePointer<EvenPiece> {
    var piece = first
    while place >= piece.pointee.end { piece += 1 }
    return piece
  }

  /// The column that a piece ends before; `end`, or one after it, if it goes on until there.
  @inline(__always)
  private func end(
    of piece: UnsafePointer<EvenPiece>, from column: Int, to end: Int, y: Int
  ) -> Int {
    let (place, last) = (places[column, y], places[end &- 1, y])
    if places.stepX < 0 {
      guard piece != first, last < piece[-1].end else { return end }
      return column &+ (place &- piece[-1].end) / (0 &- places.stepX) &+ 1
    }
    guard last >= piece.pointee.end else { return end }
    return column &+ (piece.pointee.end &- 1 &- place) / places.stepX &+ 1
  }

  /// Writes the pixels of columns that have one piece, and up to three more.
  @inline(__always)
  private func fill(
    _ columns: Range<Int>, y: Int, of piece: UnsafePointer<EvenPiece>,
    into row: UnsafeMutablePointer<UInt32>
  ) {
    var column = columns.lowerBound
    if piece.pointee.isPlain {
      let pixel = quad(x: column, y: y, of: piece).pixels[0]
      return PixelRun.fill(row + column, count: columns.count, with: pixel)
    }
    let leap = piece.pointee.leap
    while column < columns.upperBound {
      let end = min((column &+ EvenPiece.span) & ~(EvenPiece.span &- 1), columns.upperBound)
      var quad = quad(x: column, y: y, of: piece)
      while column < end {
        PixelMath.store(quad.pixels, to: row + column)
        quad += leap
        column &+= 4
      }
      column = end
    }
  }
}
