import Foundation

/// A line under or through a text, in its place.
struct TextRule: Equatable {
  var rect: CGRect
  var style: TextRun.Rule

  /// What is filled: the rectangle, or as many pieces of it as its pattern has.
  var path: Path {
    let lengths = style.pattern.lengths.map { CGFloat($0) * rect.height }
    guard !lengths.isEmpty, rect.height > 0, rect.width.isFinite else { return Path(rect) }
    var path = Path()
    var (x, index) = (rect.minX, 0)
    while x < rect.maxX, index < Self.mostPieces {
      let length = lengths[index % lengths.count]
      if index.isMultiple(of: 2) {
        path.addRect(
          CGRect(x: x, y: rect.minY, width: min(length, rect.maxX - x), height: rect.height))
      }
      x += length
      index += 1
    }
    return path
  }

  /// More than any screen shows.
  private static let mostPieces = 10_000
}
