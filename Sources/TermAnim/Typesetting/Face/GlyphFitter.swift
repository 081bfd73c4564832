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

  /// Where the skeleton comes to lie when its ink begins at x = 0.
  ///
  /// The ink is between `minInk` and `maxInk` pixels wide, whatever the skeleton asks for.
  func placement(
    of skeleton: GlyphSkeleton, maxInk: Double = .infinity, minInk: Double = 0
  ) -> Placement {
    let knots = GlyphKnots(skeleton)
    let (columns, inkWidth) = columns(knots, ink: minInk...max(maxInk, minInk))
    let rows = rows(knots.rows)
    let pen = fit.barWidth / 2
    return Placement(
      skeleton: skeleton, columns: columns, rows: rows, inkWidth: inkWidth,
      top: (knots.rows.last.map { rows.pixel($0.position) } ?? 0) + pen,
      bottom: (knots.rows.first.map { rows.pixel($0.position) } ?? 0) - pen)
  }

  /// Columns with the outermost stems at the edges of the ink, and how wide the ink is.
  private func columns(_ knots: GlyphKnots, ink range: ClosedRange<Double>) -> (AxisFit, inkWidth: Double) {
    let (pen, scale) = (fit.stemWidth, fit.columnScale)
    guard let first = knots.columns.first?.position, let last = knots.columns.last?.position else {
      return (AxisFit(anchors: [.init(grid: 0, pixel: 0)], slope: scale), 0)
    }
    let ink = range.lowerBound > 0
      ? range.lowerBound
      : inkWidth(span: last - first, isOdd: knots.hasCenteredStem, maxInk: range.upperBound)
    var anchors = [AxisFit.Anchor(grid: first, pixel: pen / 2)]
    if last > first { anchors.append(.init(grid: last, pixel: ink - pen / 2)) }
    var axis = AxisFit(anchors: anchors, slope: scale)
    if fit.isHinted { axis.snap(knots.columns, pen: pen) }
    return (axis, ink)
  }

  /// The ink of a skeleton `span` units wide: whole pixels, with a whole one in the middle if asked.
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
