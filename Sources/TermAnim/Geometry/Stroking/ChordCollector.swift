import Foundation

/// Collects the chords of a flattened outline, every subpath closed.
struct ChordCollector: LineSink {
  private(set) var chords: [(start: SIMD2<Double>, end: SIMD2<Double>)] = []
  private var start = SIMD2<Double>.zero
  private var current = SIMD2<Double>.zero

  mutating func move(to point: CGPoint) {
    close()
    (start, current) = (point.vector, point.vector)
  }

  mutating func line(to point: CGPoint) {
    chords.append((current, point.vector))
    current = point.vector
  }

  mutating func close() {
    if current != start { chords.append((current, start)) }
    current = start
  }
}
