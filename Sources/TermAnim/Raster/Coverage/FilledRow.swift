/// A row that a shape fills from one of its sides to the other.
///
/// The pixels between two groups are wholly covered. A side that lies beyond the region has no
/// group in it. Columns are the picture's.
struct FilledRow {
  let y: Int
  /// The region's columns.
  let region: Range<Int>
  /// Where the left group begins, and its coverage.
  let start: Int
  let left: SIMD4<UInt32>
  /// Where the right group begins, and its coverage.
  let end: Int
  let right: SIMD4<UInt32>

  var hasLeft: Bool { start >= region.lowerBound }
  var hasRight: Bool { end < region.upperBound }
  /// The first column that is wholly covered, and the one after the last: before it if there is
  /// none.
  var innerStart: Int { max(start &+ 4, region.lowerBound) }
  var innerEnd: Int { min(end, region.upperBound) }
}
