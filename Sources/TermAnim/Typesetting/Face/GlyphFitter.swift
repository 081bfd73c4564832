import Foundation

/// Fits one skeleton to one size: hints it, then draws its outlines.
struct GlyphFitter {
  let fit: FaceFit
  /// The ends and corners of strokes.
  let isRound: Bool

  /// A skeleton in its place on the pixels, before outlines are drawn.
  struct Placement {
    var skeleton: GlyphSkeleton
    var columns: AxisFit
    var rows: AxisFit
    var inkWidth: Double

    /// The outer edge of the topmost stroke, y up from the baseline.
    var top: Double
    /// The outer edge of the lowest stroke.
    var bottom: Double
  }

  /// Where the skeleton comes to lie when its ink begins at x = 0 and is at most `maxInk` wide.
  func placement(of skeleton: GlyphSkeleton, maxInk: Double = .infinity) -> Placement {
    let knots = GlyphKnots(skeleton)
    let (first, last) = (knots.columns.first?.position, knots.columns.last?.position)
    let span = (last ?? 0) - (first ?? 0)
    let stems = Double(knots.stemCount)
    // Of more than two stems those in the middle would be grey on both sides.
    let stem = stems > 2 ? fit.stemWidth.rounded(.up) : fit.stemWidth
    let crowded = fit.isHinted ? (stems * stem + stems - 1).rounded(.up) : 0
    let ink =
      first == nil
      ? 0
      : max(
        inkWidth(span: span, isOdd: knots.hasCenteredStem, maxInk: maxInk), min(crowded, maxInk))
    return placement(skeleton, knots, from: first ?? 0, to: last ?? 0, inkWidth: ink)
  }

  /// Where a skeleton that joins its neighbours comes to lie in a cell of `width` pixels.
  ///
  /// Its ends, at 0 and 10 on the grid, are where the neighbours' are.
  func placement(of skeleton: GlyphSkeleton, joinedInCell width: Double?) -> Placement {
    let natural = 10 * fit.columnScale
    let cell = width ?? (fit.isHinted ? natural.rounded() : natural)
    return placement(
      skeleton, GlyphKnots(skeleton), from: 0, to: 10, inkWidth: cell + fit.stemWidth)
  }

  private func placement(
    _ skeleton: GlyphSkeleton, _ knots: GlyphKnots, from first: Double, to last: Double,
    inkWidth: Double
  ) -> Placement {
    let pen = fit.stemWidth
    let stems = knots.columns.filter { $0.kind != .end }.map(\.position)
    var anchors = [AxisFit.Anchor(grid: first, pixel: pen / 2, isEnd: !stems.contains(first))]
    if last > first {
      anchors.append(.init(grid: last, pixel: inkWidth - pen / 2, isEnd: !stems.contains(last)))
    }
    var columns = AxisFit(anchors: anchors, slope: fit.columnScale)
    if fit.isHinted { columns.snap(knots.columns, pen: pen) }
    let rows = rows(knots.rows)
    return Placement(
      skeleton: skeleton, columns: columns, rows: rows, inkWidth: inkWidth,
      top: (knots.rows.last.map { rows.pixel($0.position) } ?? 0) + fit.barWidth / 2,
      bottom: (knots.rows.first.map { rows.pixel($0.position) } ?? 0) - fit.barWidth / 2)
  }

  /// The ink of a skeleton `span` units wide: whole pixels, with a whole one in the middle if
  /// asked.
  private func inkWidth(span: Double, isOdd: Bool, maxInk: Double) -> Double {
    let (pen, wanted) = (fit.stemWidth, span * fit.columnScale + fit.stemWidth)
    guard fit.isHinted, span > 0 else { return min(wanted, max(maxInk, pen)) }
    let most = max(maxInk.rounded(.down), pen.rounded(.up))
    let whole = min(max((wanted + 0.01).rounded(), pen.rounded(.up)), most)
    let isMisfit = (whole - pen.rounded()).truncatingRemainder(dividingBy: 2) != 0
    guard isOdd, isMisfit else { return whole }
    let other = wanted > whole || whole < pen + 4 ? whole + 1 : whole - 1
    return min(other, most)
  }

  /// Rows with every zone the glyph touches in its place, and the rest between.
  private func rows(_ knots: [GlyphKnots.Knot]) -> AxisFit {
    let pen = fit.barWidth
    let slope = (fit.capHeight - pen) / 12
    let zones: [AxisFit.Anchor] = [
      .init(grid: -4, pixel: -fit.descender + pen / 2), .init(grid: 0, pixel: pen / 2),
      .init(grid: 8, pixel: fit.xHeight - pen / 2), .init(grid: 12, pixel: fit.capHeight - pen / 2),
      .init(grid: 13, pixel: fit.ascender - pen / 2),
    ]
    var anchors = zones.filter { zone in knots.contains { $0.position == zone.grid } }
    if anchors.isEmpty {
      let first = knots.first?.position ?? 0
      let pixel = first * slope + pen / 2
      let whole = (pixel - pen / 2).rounded() + pen / 2
      anchors = [.init(grid: first, pixel: fit.isHinted ? whole : pixel)]
    }
    var axis = AxisFit(anchors: anchors, slope: slope)
    if fit.isHinted { axis.snap(knots, pen: pen) }
    return axis
  }
}
