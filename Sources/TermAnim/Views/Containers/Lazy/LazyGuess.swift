import Foundation

/// How long lines of rows are that nobody has made yet, by those that are made; in points.
struct LazyGuess {
  /// From where a line begins to where the next one does.
  var pitch: CGFloat = 8
  /// The room between two lines, of which there is one less than there are lines.
  var surplus: CGFloat = 0
  /// The lengths of all of them are a multiple of it, so that those that follow lie on the grid.
  var unit: CGFloat = 0
  /// How many views a line of a grid has; elsewhere each has a line of its own.
  var viewsInLine = 1

  init() {}

  /// The guess from what is made of `rows`; nil where no two lines follow each other.
  ///
  /// O(rows).
  @MainActor
  init?(of rows: [LazyRow], along axis: Axis, isGrid: Bool, unit: CGFloat) {
    var (length, gaps, count) = (CGFloat(0), CGFloat(0), CGFloat(0))
    var above: LazyLine?
    for line in LazyLine.lines(of: rows, along: axis, isGrid: isGrid) {
      viewsInLine = max(viewsInLine, line?.count ?? 0)
      if let above, let line {
        length += line.extent.start - above.extent.start
        gaps += line.extent.start - above.extent.end
        count += 1
      }
      above = line
    }
    guard count > 0, length.isFinite, gaps.isFinite else { return nil }
    (pitch, surplus, self.unit) = (length / count, gaps / count, unit)
  }

  /// Whether both guess alike, but for a hundredth: it is a guess.
  func isLike(_ other: LazyGuess) -> Bool {
    abs(pitch - other.pitch) <= abs(pitch) / 100 && abs(surplus - other.surplus) < 0.01
      && unit == other.unit && viewsInLine == other.viewsInLine
  }

  /// That of so many lines.
  func length(of lines: Double) -> CGFloat {
    let length = lines * pitch
    let whole = unit > 0 && unit.isFinite ? (length / unit).rounded() * unit : length
    return max(0, whole - surplus)
  }
}
