/// What a row of an edge changes when it crosses at most three columns: the areas of those and of
/// the one after them, each against the column at its left.
///
/// Worked out for all four columns at a time and without asking where the edge lies. Twice the area
/// at the right of the edge, from its left end to a place `d` further, is `h / w * d * d` as long as
/// the edge climbs, `w` being its width and `h` its height, and grows by `2 * h` per unit after
/// that. The first part is rounded to a unit, the second one is exact: so is the sum of all changes.
struct NarrowAreas {
  /// The most columns that the edge may cross.
  static let columnCount = 3

  /// The column in which the edge begins.
  let column: Int
  /// The number of columns that it crosses; 0 for one that runs down between two columns.
  let crossed: Int
  let changes: SIMD4<Int32>

  @inline(__always)
  init(_ step: EdgeWalk.Step, sign: Int) {
    let start = step.left & 255
    column = step.left >> 8
    crossed = (start &+ step.width &+ 255) >> 8
    let height = Float(Int32(truncatingIfNeeded: step.height &* sign))
    let wide = Float(Int32(truncatingIfNeeded: step.width))
    // From the edge's left end to the right borders of the columns, and as far as it climbs.
    let way = SIMD4<Float>(256, 512, 768, 1024) - Float(Int32(truncatingIfNeeded: start))
    let end = SIMD4(repeating: wide)
    let climb = end.replacing(with: way, where: way .< end)
    // Adding 1.5 * 2^23 rounds to a whole number, left in a Float's pattern; what follows is exact.
    let magic = SIMD4<Float>(repeating: 12_582_912)
    let turned = climb * climb * (height / max(wide, 1)) + magic
    let bits = unsafeBitCast(turned + (way - climb) * (2 * height), to: SIMD4<Int32>.self)
    changes = Self.steps(Self.steps(bits &- unsafeBitCast(magic, to: SIMD4<Int32>.self)))
  }

  /// Each number less the one before it.
  @inline(__always)
  private static func steps(_ values: SIMD4<Int32>) -> SIMD4<Int32> {
    values &- SIMD4(0, values.x, values.y, values.z)
  }
}

extension CoveragePlace {
  /// Adds areas from a column on that the region has.
  @inline(__always)
  func add(_ areas: NarrowAreas) {
    let target = UnsafeMutableRawPointer(cells + areas.column)
    let sums = target.loadUnaligned(as: SIMD4<Int32>.self) &+ areas.changes
    target.storeBytes(of: sums, as: SIMD4<Int32>.self)
    mark(areas.column)
  }

  /// Adds areas of which some are left of the region: they count in its first column.
  func addAtLeft(_ areas: NarrowAreas) {
    for index in 0..<4 {
      add(Int(areas.changes[index]), at: max(areas.column &+ index, 0))
    }
    mark(0)
  }
}
