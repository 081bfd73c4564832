/// Where a cell is, in one word.
struct CellPlace: Hashable, Sendable {
  private let bits: UInt32

  /// Both are below 65536.
  @inline(__always)
  init(column: Int, row: Int) {
    bits = UInt32(truncatingIfNeeded: row << 16 | column)
  }

  /// Stores the places of a cell and of the seven to the right of it.
  @inline(__always)
  static func storeEight(
    from column: Int, row: Int, to places: UnsafeMutablePointer<CellPlace>
  ) {
    let first = CellPlace(column: column, row: row).bits
    UnsafeMutableRawPointer(places).storeBytes(
      of: SIMD8(0, 1, 2, 3, 4, 5, 6, 7) &+ first, as: SIMD8<UInt32>.self)
  }

  @inline(__always)
  var column: Int { Int(bits & 0xFFFF) }
  @inline(__always)
  var row: Int { Int(bits >> 16) }

  /// Whether the cursor gets here by at most a line feed and a few backspaces after a cell was
  /// written at `other`, or is `other` itself.
  @inline(__always)
  func isNear(_ other: CellPlace) -> Bool {
    let step = bits &- other.bits
    return step <= 1 || step &- (0x1_0001 - 4) <= 4
  }
}
