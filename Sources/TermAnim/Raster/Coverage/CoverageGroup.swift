/// Four pixels side by side in which, or near which, edges lie.
struct CoverageGroup {
  /// From 0 to 256; the last one goes on to the next group of the row.
  var coverages: SIMD4<UInt32>
  /// The first one's column.
  var x: Int
}
