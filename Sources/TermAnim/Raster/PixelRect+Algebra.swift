import Foundation

extension PixelRect {
  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// The column to the right of the last one.
  var maxX: Int { x + width }
  /// The row below the last one.
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The number of pixels; 0 when empty.
  var area: Int { isEmpty ? 0 : width * height }

  /// The rectangle from one column and row up to, not including, another; empty when reversed.
  init(fromX: Int, y: Int, toX: Int, y toY: Int) {
    self.init(x: fromX, y: y, width: max(toX - fromX, 0), height: max(toY - y, 0))
  }

  /// The pixels that both have; empty when there are none.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      fromX: max(x, other.x), y: max(y, other.y),
      toX: min(maxX, other.maxX), y: min(maxY, other.maxY))
  }

  /// The smallest rectangle that has both; an empty one adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      fromX: min(x, other.x), y: min(y, other.y),
      toX: max(maxX, other.maxX), y: max(maxY, other.maxY))
  }

  /// The rectangle with `columns` more on its left and right, `rows` more above and below.
  func outset(columns: Int, rows: Int) -> PixelRect {
    isEmpty
      ? self
      : PixelRect(
        x: x - columns, y: y - rows, width: width + 2 * columns, height: height + 2 * rows)
  }

  func intersects(_ other: PixelRect) -> Bool {
    !intersection(other).isEmpty
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || intersection(other) == other
  }
}
