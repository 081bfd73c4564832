/// What a shape covers of one row: groups of four pixels, and between them pixels that are covered
/// as the last one of the group at their left.
///
/// Left of the first group nothing is covered. A borrowed view, for as long as the row is painted.
struct CoverageRow {
  let y: Int
  /// The groups from the left.
  let groups: UnsafePointer<CoverageGroup>
  /// Where they end: at one more that stands for the region's right border, and only has a column.
  let end: UnsafePointer<CoverageGroup>
}
