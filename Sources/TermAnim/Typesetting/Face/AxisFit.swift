/// A map from one axis of the grid to pixels: straight between anchors, and on beyond them.
struct AxisFit: Sendable {
  /// A place on the grid and where it comes to lie.
  struct Anchor: Sendable {
    var grid: Double
    var pixel: Double
  }

  /// Ascending in `grid`; never empty.
  private(set) var anchors: [Anchor]
  /// Pixels per unit beyond the outermost anchors.
  let slope: Double

  init(anchors: [Anchor], slope: Double) {
    assert(!anchors.isEmpty, "an axis is anchored somewhere")
    (self.anchors, self.slope) = (anchors, slope)
  }

  /// Where `grid` comes to lie.
  func pixel(_ grid: Double) -> Double {
    let next = anchors.firstIndex { $0.grid >= grid } ?? anchors.count
    guard next > 0 else { return anchors[0].pixel + (grid - anchors[0].grid) * slope }
    let before = anchors[next - 1]
    guard next < anchors.count else { return before.pixel + (grid - before.grid) * slope }
    let after = anchors[next]
    let share = (grid - before.grid) / (after.grid - before.grid)
    return before.pixel + share * (after.pixel - before.pixel)
  }

  /// Puts the knots that are not anchors on whole pixels, where that keeps strokes apart.
  ///
  /// A stroke's middle goes where its lower edge is whole, a fill's edge to a whole pixel. Between
  /// anchors, a knot that would close the gap to its neighbour stays where it is; beyond them it
  /// is pushed outwards until the gap is a pixel.
  mutating func snap(_ knots: [GlyphKnots.Knot], pen: Double) {
    let ideal = self
    for knot in knots where !anchors.contains(where: { abs($0.grid - knot.position) < 0.01 }) {
      let phase = knot.isEdge ? 0 : pen / 2
      let wanted = ideal.pixel(knot.position)
      let snapped = (wanted - phase + 0.05).rounded() + phase
      insert(knot.position, wanted: wanted, snapped: snapped, least: knot.isEdge ? 1 : pen + 1)
    }
  }

  private mutating func insert(_ grid: Double, wanted: Double, snapped: Double, least: Double) {
    let next = anchors.firstIndex { $0.grid > grid } ?? anchors.count
    var pixel = snapped
    if next == anchors.count {
      let gap = wanted - anchors[next - 1].pixel
      if gap > least * 0.6 { pixel = max(snapped, anchors[next - 1].pixel + least) }
    } else if next == 0 {
      let gap = anchors[0].pixel - wanted
      if gap > least * 0.6 { pixel = min(snapped, anchors[0].pixel - least) }
    } else {
      let (below, above) = (anchors[next - 1].pixel, anchors[next].pixel)
      pixel = min(max(snapped, below), above)
      let closes = [(pixel - below, wanted - below), (above - pixel, above - wanted)]
        .contains { gap, wish in gap < least - 0.1 && wish > least * 0.7 }
      if closes { pixel = wanted }
    }
    anchors.insert(Anchor(grid: grid, pixel: pixel), at: next)
  }
}
