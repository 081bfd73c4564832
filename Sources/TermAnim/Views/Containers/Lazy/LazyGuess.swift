import Foundation

/// How high rows are that nobody has made yet, by those that are made; in points.
struct LazyGuess {
  /// From where one begins to where the next one does.
  var pitch: CGFloat = 8
  /// The room between two rows, of which there is one less than there are rows.
  var surplus: CGFloat = 0
  /// The heights of all of them are a multiple of it, so that those that follow lie on the grid.
  var unit: CGFloat = 0

  init() {}

  /// The guess from what is made of `rows`; nil where no two of them follow each other.
  ///
  /// O(rows).
  @MainActor
  init?(of rows: [LazyRow], unit: CGFloat) {
    var (height, gaps, count) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for (row, next) in zip(rows, rows.dropFirst())
    where row.isOrdinary && next.isOrdinary {
      height += next.element.frame.minY - row.element.frame.minY
      gaps += next.element.frame.minY - row.element.frame.maxY
      count += 1
    }
    guard count > 0, height.isFinite, gaps.isFinite else { return nil }
    (pitch, surplus, self.unit) = (height / count, gaps / count, unit)
  }

  /// Whether both guess alike, but for a hundredth: it is a guess.
  func isLike(_ other: LazyGuess) -> Bool {
    abs(pitch - other.pitch) <= pitch / 100 && abs(surplus - other.surplus) < 0.01
      && unit == other.unit
  }

  /// That of so many views.
  func height(of views: Double) -> CGFloat {
    let height = views * pitch
    let whole = unit > 0 && unit.isFinite ? (height / unit).rounded() * unit : height
    return max(0, whole - surplus)
  }
}
