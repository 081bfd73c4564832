import Foundation

/// Collects the edges of a flattened outline on a grid, every subpath closed.
struct EdgeCollector: LineSink {
  let origin: CGPoint
  /// Steps of the grid in a point.
  let scale: CGFloat
  /// What one edge downwards counts for.
  let turns: SIMD2<Int>
  private(set) var edges: [LatticeEdge] = []
  private var start: LatticePoint?
  private var current = LatticePoint(x: 0, y: 0)

  init(origin: CGPoint, scale: CGFloat, turns: SIMD2<Int>) {
    (self.origin, self.scale, self.turns) = (origin, scale, turns)
  }

  mutating func move(to point: CGPoint) {
    close()
    current = grid(point)
    start = current
  }

  mutating func line(to point: CGPoint) {
    let end = grid(point)
    if let edge = LatticeEdge(from: current, to: end, turns: turns) { edges.append(edge) }
    current = end
  }

  mutating func close() {
    guard let start else { return }
    if let edge = LatticeEdge(from: current, to: start, turns: turns) { edges.append(edge) }
    current = start
  }

  private func grid(_ point: CGPoint) -> LatticePoint {
    func step(_ length: CGFloat) -> Int { Int(max(-1e7, min(length * scale, 3e7)).rounded()) }
    return LatticePoint(x: step(point.x - origin.x), y: step(point.y - origin.y))
  }
}
