import Foundation

@testable import TermAnim

/// How often the edges it is handed go around a point, clockwise on the screen being positive.
struct WindingNumber: LineSink {
  private let point: CGPoint
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private(set) var value = 0

  init(at point: CGPoint) {
    self.point = point
  }

  mutating func move(to point: CGPoint) {
    close()
    (start, current) = (point, point)
  }

  mutating func line(to end: CGPoint) {
    let isLeft =
      (end.x - current.x) * (point.y - current.y) - (end.y - current.y) * (point.x - current.x)
    if current.y <= point.y && end.y > point.y && isLeft > 0 { value += 1 }
    if current.y > point.y && end.y <= point.y && isLeft < 0 { value -= 1 }
    current = end
  }

  mutating func close() {
    if current != start { line(to: start) }
  }
}
