/// Where a cell is, in one word.
struct CellPlace: Hashable, Sendable {
  private let bits: UInt32

  /// Both are below 65536.
  @inline(__always)
  init(column: Int, row: Int) {
    bits = UInt32(truncatingIfNeeded: row << 16 | column)
  }

  @inline(__always)
  var column: Int { Int(bits & 0xFFFF) }
  @inline(__always)
  var row: Int { Int(bits >> 16) }
}
