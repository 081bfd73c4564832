public import Foundation

extension Path {
  /// The part of the path between two shares of its whole length, all subpaths taken one by one.
  ///
  /// Shares are held to 0...1; nothing is left when `to` is not greater than `from` or one is NaN.
  /// Curves stay curves, and a closed subpath that is left whole stays closed. Lone moves are
  /// dropped, and segments with a point that is not finite left out.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard to > from, to > 0, from < 1 else { return Path() }
    guard from > 0 || to < 1 else { return self }
    var meter = LengthMeter()
    visitSegments(with: &meter)
    guard meter.length > 0, meter.length.isFinite else { return Path() }
    var trimmer = Trimmer(
      cursor: DashCursor(
        from: Double(max(from, 0)) * meter.length, to: Double(min(to, 1)) * meter.length),
      slack: meter.length * 1e-9)
    visitSegments(with: &trimmer)
    return trimmer.path
  }
}

/// Adds up lengths.
private struct LengthMeter: SegmentVisitor {
  var length = 0.0

  mutating func move(to point: SIMD2<Double>) {}

  mutating func line(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    length += (end - start).length
  }

  mutating func curve(_ curve: CubicCurve) {
    length += curve.length
  }

  mutating func close(from end: SIMD2<Double>, to start: SIMD2<Double>) {
    line(from: end, to: start)
  }
}

/// Keeps what a cursor says is painted.
private struct Trimmer: SegmentVisitor {
  private(set) var path = Path()
  private var cursor: DashCursor
  /// A length that rounding may have made of nothing.
  private let slack: Double
  /// Whether the last thing kept is where the next segment begins.
  private var continues = false
  /// Whether all of the subpath has been kept so far.
  private var isWhole = true

  init(cursor: DashCursor, slack: Double) {
    (self.cursor, self.slack) = (cursor, slack)
  }

  mutating func move(to point: SIMD2<Double>) {
    (continues, isWhole) = (false, true)
  }

  mutating func line(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    let length = (end - start).length
    guard let (from, to) = kept(of: length) else { return }
    draw(from: start.mixed(with: end, by: from / length)) { path in
      path.addLine(to: CGPoint(to == length ? end : start.mixed(with: end, by: to / length)))
    }
  }

  mutating func quadCurve(_ curve: QuadCurve) {
    guard let (from, to) = keptParameters(of: curve.elevated) else { return }
    let part = curve.part(from: from, to: to)
    draw(from: part.start) { path in
      path.addQuadCurve(to: CGPoint(part.end), control: CGPoint(part.control))
    }
  }

  mutating func curve(_ curve: CubicCurve) {
    guard let (from, to) = keptParameters(of: curve) else { return }
    let part = curve.part(from: from, to: to)
    draw(from: part.start) { path in
      path.addCurve(
        to: CGPoint(part.end), control1: CGPoint(part.control1), control2: CGPoint(part.control2))
    }
  }

  mutating func close(from end: SIMD2<Double>, to start: SIMD2<Double>) {
    let before = cursor
    _ = kept(of: (start - end).length)
    if isWhole, continues {
      path.closeSubpath()
    } else {
      cursor = before
      line(from: end, to: start)
    }
  }

  private mutating func draw(from start: SIMD2<Double>, _ segment: (inout Path) -> Void) {
    if !continues { path.move(to: CGPoint(start)) }
    segment(&path)
    continues = true
  }

  private mutating func keptParameters(of curve: CubicCurve) -> (from: Double, to: Double)? {
    let length = curve.length
    guard let (from, to) = kept(of: length) else { return nil }
    return (
      curve.parameter(atLength: from, of: length), curve.parameter(atLength: to, of: length)
    )
  }

  /// The stretch of the next segment that is painted; the cursor moves to the segment's end.
  private mutating func kept(of length: Double) -> (from: Double, to: Double)? {
    var (walked, from, to) = (0.0, cursor.isOn ? 0.0 : length, length)
    while cursor.remaining <= length - walked {
      walked += cursor.remaining
      cursor.change()
      if cursor.isOn { from = walked } else { to = walked }
    }
    cursor.advance(by: length - walked)
    if length - to < slack { to = length }
    if from > 0 || to < length { isWhole = false }
    return to - from > 0 ? (from, to) : nil
  }
}
