import Foundation

/// Projects edges of a plane in space on their way to another sink.
///
/// What lies behind the eye, or too near to its plane, is cut off with a straight edge.
struct ProjectingSink<Base: LineSink>: LineSink {
  private(set) var base: Base
  private let transform: PixelTransform
  private var start = SIMD3<Double>(0, 0, 1)
  private var current = SIMD3<Double>(0, 0, 1)
  private var isDrawing = false

  init(base: Base, transform: PixelTransform) {
    (self.base, self.transform) = (base, transform)
  }

  mutating func move(to point: CGPoint) {
    finish()
    start = transform.homogeneous(point)
    current = start
    if isVisible(start) { emit(start) }
  }

  mutating func line(to point: CGPoint) {
    edge(to: transform.homogeneous(point))
  }

  mutating func close() {
    edge(to: start)
  }

  /// Ends the last subpath.
  mutating func finish() {
    if isDrawing {
      edge(to: start)
      base.close()
    }
    isDrawing = false
  }

  private func isVisible(_ point: SIMD3<Double>) -> Bool {
    point.z >= PixelTransform.leastDepth
  }

  private mutating func edge(to end: SIMD3<Double>) {
    let (from, to) = (isVisible(current), isVisible(end))
    if from != to {
      let share = (PixelTransform.leastDepth - current.z) / (end.z - current.z)
      var crossing = current + (end - current) * share
      crossing.z = PixelTransform.leastDepth
      emit(crossing)
    }
    if to { emit(end) }
    current = end
  }

  private mutating func emit(_ point: SIMD3<Double>) {
    let place = CGPoint(x: point.x / point.z, y: point.y / point.z)
    if isDrawing {
      base.line(to: place)
    } else {
      base.move(to: place)
      isDrawing = true
    }
  }
}
