import Foundation

extension PixelTransform {
  /// The pixels in which two commands may differ that paint the same on outlines of the same kind,
  /// such as two trims of a ring or two numbers; nil where that is all that either touches.
  func difference(from old: DisplayList.Command, to new: DisplayList.Command) -> PixelRect? {
    guard projection == nil else { return nil }
    switch (old, new) {
    case (.fill(let old, let paint, let style), .fill(let new, let newPaint, let newStyle)):
      guard style == newStyle, paint == newPaint,
        let part = PathDifference(from: old, to: new, cutsSubpaths: false)
      else { return nil }
      return bounds(of: old, part.old).union(bounds(of: new, part.new))
    case (.stroke(let old, let paint, let style), .stroke(let new, let newPaint, let newStyle)):
      guard style == newStyle, paint == newPaint else { return nil }
      return difference(from: old, to: new, style)
    case (.glyphs(let old, let paint), .glyphs(let new, let newPaint)):
      return paint == newPaint ? difference(from: old, to: new) : nil
    default: return nil
    }
  }

  /// The pixels in which the strokes of two paths may differ: near what differs of the paths, and
  /// beside the last chord before it, whose sides end at the corner that comes next.
  private func difference(from old: Path, to new: Path, _ style: StrokeStyle) -> PixelRect? {
    guard let part = PathDifference(from: old, to: new, cutsSubpaths: true),
      Stroker.draws(dashesOf: style, along: old), Stroker.draws(dashesOf: style, along: new)
    else { return nil }
    let reach = max(style.reach(along: old), style.reach(along: new))
    let rect = bounds(of: old, part.old, outset: reach)
      .union(bounds(of: new, part.new, outset: reach))
    guard let joint = part.joint else { return rect }
    return lastChord(of: old, joint, style).map { rect.union(bounds(of: $0, outset: reach)) }
  }

  /// The pixels around some of a path's points.
  private func bounds(of path: Path, _ places: Range<Int>, outset: CGFloat = 0) -> PixelRect {
    let map = PlaneMap(affine)
    var box = PointBox()
    for place in places { box.add(map(path.points[place].vector)) }
    return box.pixels(outsetX: outset * reach.x, y: outset * reach.y)
  }

  private func bounds(of curve: CubicCurve, outset: CGFloat) -> PixelRect {
    let map = PlaneMap(affine)
    var box = PointBox()
    box.add(map(curve.start))
    box.add(map(curve.control1))
    box.add(map(curve.control2))
    box.add(map(curve.end))
    return box.pixels(outsetX: outset * reach.x, y: outset * reach.y)
  }

  /// The last part of a segment that a stroke makes one chord of; nil for a segment too short to be
  /// sure that it has any.
  private func lastChord(
    of path: Path, _ places: Range<Int>, _ style: StrokeStyle
  ) -> CubicCurve? {
    let pen = StrokePen(style, tolerance: Self.tolerance / PlaneMap(affine).largestScale)
    let curve = CubicCurve(path, places)
    let count = places.count == 2 ? 1 : curve.stepCount(tolerance: pen.chordTolerance)
    let chord = curve.part(from: 1 - 1 / Double(count), to: 1)
    return (chord.end - chord.start).length > 2 * pen.shortestEdge ? chord : nil
  }

  /// The pixels of the glyphs between those that two lines begin and end with alike.
  private func difference(from old: GlyphRun, to new: GlyphRun) -> PixelRect? {
    let shorter = min(old.glyphs.count, new.glyphs.count)
    var (head, tail) = (0, 0)
    while head < shorter, old.glyphs[head] == new.glyphs[head] { head += 1 }
    while head + tail < shorter,
      old.glyphs[old.glyphs.count - tail - 1] == new.glyphs[new.glyphs.count - tail - 1]
    {
      tail += 1
    }
    guard head + tail > 0 else { return nil }
    return bounds(of: old, head..<old.glyphs.count - tail)
      .union(bounds(of: new, head..<new.glyphs.count - tail))
  }
}

extension CubicCurve {
  /// The segment with some of a path's points, controls between its ends.
  fileprivate init(_ path: Path, _ places: Range<Int>) {
    let points = path.points
    let (first, last) = (places.lowerBound, places.upperBound - 1)
    let (start, end) = (points[first].vector, points[last].vector)
    if places.count == 3 {
      self = QuadCurve(start: start, control: points[first + 1].vector, end: end).elevated
    } else {
      self.init(
        start: start, control1: points[first + 1].vector, control2: points[last - 1].vector,
        end: end)
    }
  }
}
