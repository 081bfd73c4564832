import Foundation

/// Where a line of views of a lazy container begins and ends, and how many of them are in it.
struct LazyLine {
  private(set) var extent: LazyExtent
  private(set) var count = 1

  private init(_ extent: LazyExtent) {
    self.extent = extent
  }

  /// The lines of the views among `rows` that are made, with nil between those that do not follow
  /// each other; of a grid, what lies beside another view is on its line.
  ///
  /// O(rows).
  @MainActor
  static func lines(of rows: [LazyRow], along axis: Axis, isGrid: Bool) -> [LazyLine?] {
    var lines: [LazyLine?] = []
    for row in rows {
      guard row.isOrdinary else {
        lines.append(nil)
        continue
      }
      let extent = row.extent(along: axis)
      if isGrid, var last = lines.last.flatMap(\.self), last.isBeside(extent) {
        last.extent.formUnion(extent)
        last.count += 1
        lines[lines.count - 1] = last
      } else {
        lines.append(LazyLine(extent))
      }
    }
    return lines
  }

  /// Whether a view that follows begins before the line ends, or with it where it has no length.
  private func isBeside(_ next: LazyExtent) -> Bool {
    next.start < extent.end || next.start <= extent.start
  }
}
