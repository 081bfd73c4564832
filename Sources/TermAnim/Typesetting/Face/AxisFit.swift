/// A map from one axis of the grid to pixels: straight between anchors, and on beyond them.
struct AxisFit: Sendable {
  /// A place on the grid and where it comes to lie.
  struct Anchor: Sendable {
    var grid: Double
    var pixel: Double
    /// Whether what is there needs no gap to its neighbours.
    var isEnd = false
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
      let phase = knot.kind == .edge ? 0 : pen / 2
      let wanted = ideal.pixel(knot.position)
      let snapped = (wanted - phase + 0.05).rounded() + phase
      let anchor = Anchor(grid: knot.position, pixel: snapped, isEnd: knot.kind == .end)
      insert(anchor, wanted: wanted, least: knot.kind == .edge ? 1 : pen + 1)
    }
  }

  private mutating func insert(_ anchor: Anchor, wanted: Double, least: Double) {
    var anchor = anchor
    let next = anchors.firstIndex { $0.grid > anchor.grid } ?? anchors.count
    if next == anchors.count {
      let neighbour = anchors[next - 1].pixel
      if wanted - neighbour > least / 2 { anchor.pixel = max(anchor.pixel, neighbour + least) }
    } else if next == 0 {
      let neighbour = anchors[0].pixel
      if neighbour - wanted > least / 2 { anchor.pixel = min(anchor.pixel, neighbour - least) }
    } else {
      let (below, above) = (anchors[next - 1], anchors[next])
      anchor.pixel = min(max(anchor.pixel, below.pixel), above.pixel)
      let closes = [below, above].contains { neighbour in
        !neighbour.isEnd && !anchor.isEnd
          && abs(anchor.pixel - neighbour.pixel) < least - 0.1
          && abs(wanted - neighbour.pixel) > least * 0.7
      }
      if closes { anchor.pixel = wanted }
    }
    anchors.insert(anchor, at: next)
  }
}
