import Foundation

extension PixelTransform {
  /// The pixels in which two commands may differ that paint the same on outlines of the same kind,
  /// such as two trims of a ring or two numbers; nil where that is all that either touches.
  func difference(from old: DisplayList.Command, to new: DisplayList.Command) -> PixelRect? {
    switch (old, new) {
    case (.fill(let old, let paint, let style), .fill(let new, let newPaint, let newStyle)):
      guard style == newStyle, paint == newPaint,
        let part = PathDifference(from: old, to: new, cutsSubpaths: false)
      else { return nil }
      return bounds(of: old.points[part.old]).union(bounds(of: new.points[part.new]))
    case (.stroke(let old, let paint, let style), .stroke(let new, let newPaint, let newStyle)):
      guard style == newStyle, paint == newPaint else { return nil }
      return difference(from: old, to: new, style)
    case (.glyphs(let old, let paint), .glyphs(let new, let newPaint)):
      return paint == newPaint ? difference(from: old.glyphs, to: new.glyphs) : nil
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
    let rect = bounds(of: old.points[part.old], outset: reach)
      .union(bounds(of: new.points[part.new], outset: reach))
    guard let joint = part.joint else { return rect }
    return lastChord(of: old.points[joint], style).map {
      rect.union(bounds(of: $0, outset: reach))
    }
  }

  private func bounds(of curve: CubicCurve, outset: CGFloat) -> PixelRect {
    guard projection == nil else {
      let points = [curve.start, curve.control1, curve.control2, curve.end].map { CGPoint($0) }
      return bounds(of: points[...], outset: outset)
    }
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
  private func lastChord(of segment: ArraySlice<CGPoint>, _ style: StrokeStyle) -> CubicCurve? {
    let tolerance =
      projection == nil ? Self.tolerance / PlaneMap(affine).largestScale : localTolerance
    let pen = StrokePen(style, tolerance: tolerance)
    let curve = CubicCurve(segment)
    let count = segment.count == 2 ? 1 : curve.stepCount(tolerance: pen.chordTolerance)
    let chord = curve.part(from: 1 - 1 / Double(count), to: 1)
    return (chord.end - chord.start).length > 2 * pen.shortestEdge ? chord : nil
  }

  /// The pixels of the glyphs between those that two lines begin and end with alike.
  private func difference(from old: [GlyphRun.Glyph], to new: [GlyphRun.Glyph]) -> PixelRect? {
    let shorter = min(old.count, new.count)
    var (head, tail) = (0, 0)
    while head < shorter, old[head] == new[head] { head += 1 }
    while head + tail < shorter, old[old.count - tail - 1] == new[new.count - tail - 1] {
      tail += 1
    }
    guard head + tail > 0 else { return nil }
    return bounds(of: old[head..<old.count - tail]).union(bounds(of: new[head..<new.count - tail]))
  }
}

extension CubicCurve {
  /// The segment with these points, controls between its ends.
  fileprivate init(_ points: ArraySlice<CGPoint>) {
    let (first, last) = (points.startIndex, points.endIndex - 1)
    let (start, end) = (points[first].vector, points[last].vector)
    if points.count == 3 {
      self = QuadCurve(start: start, control: points[first + 1].vector, end: end).elevated
    } else {
      self.init(
        start: start, control1: points[first + 1].vector, control2: points[last - 1].vector,
        end: end)
    }
  }
}
