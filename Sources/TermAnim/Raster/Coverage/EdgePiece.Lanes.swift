extension EdgePiece {
  /// Four pieces, one in each lane.
  struct Lanes {
    /// Where the left ends are.
    let left: SIMD4<Int32>
    let width: SIMD4<Int32>
    let height: SIMD4<Int32>
    let row: SIMD4<Int32>

    /// Lines between places, in either direction.
    @inline(__always)
    init(
      from x0: SIMD4<Int32>, to x1: SIMD4<Int32>, height: SIMD4<Int32>, row: SIMD4<Int32>
    ) {
      let run = x1 &- x0
      let back = run &>> 31
      width = (run ^ back) &- back
      left = x0 &+ (run & back)
      (self.height, self.row) = (height, row)
    }
  }

  /// The pieces at four places.
  @inline(__always)
  static func lanes(
    _ a: UnsafePointer<EdgePiece>, _ b: UnsafePointer<EdgePiece>, _ c: UnsafePointer<EdgePiece>,
    _ d: UnsafePointer<EdgePiece>
  ) -> Lanes {
    func numbers(_ piece: UnsafePointer<EdgePiece>) -> SIMD4<Int32> {
      UnsafeRawPointer(piece).loadUnaligned(as: SIMD4<Int32>.self)
    }
    let (x0, x1, height, row) = ColumnAreas.transposed(
      (numbers(a), numbers(b), numbers(c), numbers(d)))
    return Lanes(from: x0, to: x1, height: height, row: row)
  }
}
