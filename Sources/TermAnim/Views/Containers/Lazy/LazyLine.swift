import Foundation

/// Views of a lazy container that are made and lie beside each other, or one alone.
struct LazyLine {
  private(set) var extent: LazyExtent
  private(set) var count = 1
  /// Where the last of them begins across the axis.
  private var place: CGFloat

  @MainActor
  private init(_ row: LazyRow, in direction: LazyDirection) {
    extent = row.extent(along: direction.axis)
    place = Self.place(of: row, in: direction)
  }

  /// The lines of the views among `rows` that are made, with nil between those that do not follow
  /// each other.
  ///
  /// O(rows).
  @MainActor
  static func lines(of rows: [LazyRow], in direction: LazyDirection) -> [LazyLine?] {
    var lines: [LazyLine?] = []
    for row in rows {
      guard row.isOrdinary else {
        lines.append(nil)
        continue
      }
      if direction.isGrid, var last = lines.last.flatMap(\.self), last.add(row, in: direction) {
        lines[lines.count - 1] = last
      } else {
        lines.append(LazyLine(row, in: direction))
      }
    }
    return lines
  }

  /// Goes on with a view that lies beside the others, and says whether it does.
  @MainActor
  private mutating func add(_ row: LazyRow, in direction: LazyDirection) -> Bool {
    let place = Self.place(of: row, in: direction)
    guard place > self.place else { return false }
    self.place = place
    extent.formUnion(row.extent(along: direction.axis))
    count += 1
    return true
  }

  /// Where a view begins across the axis, from the side at which lines begin.
  @MainActor
  private static func place(of row: LazyRow, in direction: LazyDirection) -> CGFloat {
    let frame = row.element.frame
    if direction.axis == .horizontal { return frame.minY }
    return direction.isRightToLeft ? -frame.maxX : frame.minX
  }
}
