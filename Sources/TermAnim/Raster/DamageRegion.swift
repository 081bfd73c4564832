/// The pixels to be drawn again, as a few rectangles of whole cells.
///
/// Rectangles that lie close together become one: drawing some pixels more costs less than going
/// through the list once more.
struct DamageRegion {
  private static let mostRects = 6
  /// Pixels that are as cheap to draw as one more rectangle is.
  private static let overhead = 512

  /// The whole picture.
  let bounds: PixelRect
  private(set) var rects: [PixelRect] = []

  init(bounds: PixelRect) {
    self.bounds = bounds
    rects.reserveCapacity(Self.mostRects + 1)
  }

  mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
  }

  /// Adds the part of a rectangle that is in the picture, made larger to whole cells.
  mutating func add(_ rect: PixelRect) {
    let top = rect.y & ~1
    let cells = PixelRect(
      fromX: rect.x, y: top, toX: rect.maxX, y: (rect.maxY + 1) & ~1
    ).intersection(bounds)
    guard !rect.isEmpty && !cells.isEmpty else { return }
    insert(cells)
    while rects.count > Self.mostRects { mergeCheapest() }
  }

  var isEmpty: Bool { rects.isEmpty }

  /// Makes one rectangle of `area` and of all that touch it.
  mutating func join(within area: PixelRect) {
    let touching = rects.filter { $0.intersects(area) }
    rects.removeAll { $0.intersects(area) }
    add(touching.reduce(area) { $0.union($1) })
  }

  private mutating func insert(_ rect: PixelRect) {
    var rect = rect
    while let place = rects.firstIndex(where: {
      rect.union($0).area <= rect.area + $0.area + Self.overhead
    }) {
      rect = rect.union(rects.remove(at: place))
    }
    rects.append(rect)
  }

  private mutating func mergeCheapest() {
    var best = (first: 0, second: 1, cost: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let (one, other) = (rects[first], rects[second])
        let cost = one.union(other).area - one.area - other.area
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    let other = rects.remove(at: best.second)
    insert(rects.remove(at: best.first).union(other))
  }
}
