import Foundation

/// Cuts lines where they meet a border, and keeps some of the parts.
struct LineClipper: LineSink {
  let border: [(start: SIMD2<Double>, end: SIMD2<Double>)]
  /// Whether a part is kept, asked of its middle.
  let keeps: (CGPoint) -> Bool
  private(set) var path = Path()
  /// What is kept of the present subpath: lines of several points each.
  private var parts: [[CGPoint]] = []
  private var start = SIMD2<Double>.zero
  private var current = SIMD2<Double>.zero

  init(
    border: [(start: SIMD2<Double>, end: SIMD2<Double>)], keeps: @escaping (CGPoint) -> Bool
  ) {
    (self.border, self.keeps) = (border, keeps)
  }

  mutating func move(to point: CGPoint) {
    finish()
    (start, current) = (point.vector, point.vector)
  }

  mutating func line(to point: CGPoint) {
    let (begin, end) = (current, point.vector)
    var before = begin
    for share in shares(from: begin, to: end) + [1] {
      let after = share == 1 ? end : begin.mixed(with: end, by: share)
      if after != before, keeps(CGPoint(before.mixed(with: after, by: 0.5))) {
        keepLine(from: CGPoint(before), to: CGPoint(after))
      }
      before = after
    }
    current = end
  }

  mutating func close() {
    line(to: CGPoint(start))
    joinEnds()
  }

  /// Adds what is kept of the last subpath to the path.
  mutating func finish() {
    for part in parts { path.addLines(part) }
    parts.removeAll()
  }

  private mutating func keepLine(from start: CGPoint, to end: CGPoint) {
    if parts.last?.last == start {
      parts[parts.count - 1].append(end)
    } else {
      parts.append([start, end])
    }
  }

  /// Makes one line of the last part of a ring and the first, where these meet; a ring of one that
  /// meets itself.
  private mutating func joinEnds() {
    guard let first = parts.first, let last = parts.last, first.first == CGPoint(start),
      last.last == CGPoint(start)
    else { return }
    parts.removeLast()
    if parts.isEmpty {
      path.addLines(last.dropLast())
      path.closeSubpath()
    } else {
      parts[0] = last + first.dropFirst()
    }
  }

  /// Where the border is met on the way, in order: shares of it between 0 and 1.
  private func shares(from begin: SIMD2<Double>, to end: SIMD2<Double>) -> [Double] {
    let way = end - begin
    return border.compactMap { chord -> Double? in
      let side = chord.end - chord.start
      let turn = way.cross(side)
      guard turn != 0 else { return nil }
      let share = (chord.start - begin).cross(side) / turn
      let place = (chord.start - begin).cross(way) / turn
      return share > 0 && share < 1 && place >= 0 && place <= 1 ? share : nil
    }.sorted()
  }
}
