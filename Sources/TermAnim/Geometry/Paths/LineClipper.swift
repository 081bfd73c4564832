import Foundation

/// Cuts lines where they meet a border, and keeps some of the parts.
struct LineClipper: LineSink {
  let border: [(start: SIMD2<Double>, end: SIMD2<Double>)]
  /// Whether a part is kept, asked of its middle.
  let keeps: (CGPoint) -> Bool
  private(set) var path = Path()
  private var start = SIMD2<Double>.zero
  private var current = SIMD2<Double>.zero

  init(
    border: [(start: SIMD2<Double>, end: SIMD2<Double>)], keeps: @escaping (CGPoint) -> Bool
  ) {
    (self.border, self.keeps) = (border, keeps)
  }

  mutating func move(to point: CGPoint) {
    (start, current) = (point.vector, point.vector)
  }

  mutating func line(to point: CGPoint) {
    let (begin, end) = (current, point.vector)
    var before = begin
    for share in shares(from: begin, to: end) + [1] {
      let after = share == 1 ? end : begin.mixed(with: end, by: share)
      if after != before, keeps(CGPoint(before.mixed(with: after, by: 0.5))) {
        if path.currentPoint?.vector != before { path.move(to: CGPoint(before)) }
        path.addLine(to: CGPoint(after))
      }
      before = after
    }
    current = end
  }

  mutating func close() {
    line(to: CGPoint(start))
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
