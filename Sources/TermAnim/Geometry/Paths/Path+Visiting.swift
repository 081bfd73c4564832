import Foundation

extension Path {
  /// Hands every segment to `visitor`, its points taken through `transform` on the way.
  ///
  /// A segment with a point that is NaN or infinite after the transform is left out, and the next
  /// one continues from the last finite point. When it is the move that is not finite, the subpath
  /// begins at the next finite end point instead. No allocation.
  @inline(__always)
  func visitSegments<Visitor: SegmentVisitor & ~Copyable>(
    transform: CGAffineTransform = .identity, with visitor: inout Visitor
  ) {
    withExtendedLifetime(self) { segments.visit(transform: transform, with: &visitor) }
  }
}

extension PathSegments {
  /// Hands every segment to `visitor`, as a path's `visitSegments` does.
  @inline(__always)
  func visit<Visitor: SegmentVisitor & ~Copyable>(
    transform: CGAffineTransform, with visitor: inout Visitor
  ) {
    guard var next = points else { return }
    var walk = SegmentWalk(transform: transform)
    var verb = 0
    while verb < verbs.count {
      var end = verb
      while end < verbs.count && verbs[end] == .line { end &+= 1 }
      if end > verb {
        walk.visitLines(next, end &- verb, with: &visitor)
        next += end &- verb
        verb = end
      } else {
        walk.visit(verbs[verb], next, with: &visitor)
        next += verbs[verb].pointCount
        verb &+= 1
      }
    }
  }
}

/// Where a walk along a path has come to.
private struct SegmentWalk {
  let map: PlaneMap
  /// Whether the subpath has a finite point to go on from.
  var isOpen = false
  var start = SIMD2<Double>.zero
  var current = SIMD2<Double>.zero

  init(transform: CGAffineTransform) {
    map = PlaneMap(transform)
  }

  @inline(__always)
  mutating func visit<Visitor: SegmentVisitor & ~Copyable>(
    _ verb: Path.Verb, _ points: UnsafePointer<CGPoint>, with visitor: inout Visitor
  ) {
    switch verb {
    case .move:
      isOpen = false
      arrive(at: map(points[0].vector), with: &visitor) { _, _, _ in }
    case .line:
      arrive(at: map(points[0].vector), with: &visitor) { visitor, start, end in
        visitor.line(from: start, to: end)
      }
    case .quadCurve:
      let control = map(points[0].vector)
      guard control.isFinite else { return }
      arrive(at: map(points[1].vector), with: &visitor) { visitor, start, end in
        visitor.quadCurve(QuadCurve(start: start, control: control, end: end))
      }
    case .curve:
      let (control1, control2) = (map(points[0].vector), map(points[1].vector))
      guard control1.isFinite, control2.isFinite else { return }
      arrive(at: map(points[2].vector), with: &visitor) { visitor, start, end in
        visitor.curve(
          CubicCurve(start: start, control1: control1, control2: control2, end: end))
      }
    case .closeSubpath:
      guard isOpen else { return }
      visitor.close(from: current, to: start)
      current = start
    }
  }

  /// Visits lines that follow each other.
  @inline(__always)
  mutating func visitLines<Visitor: SegmentVisitor & ~Copyable>(
    _ points: UnsafePointer<CGPoint>, _ count: Int, with visitor: inout Visitor
  ) {
    var place = 0
    while place < count {
      if isOpen {
        let taken = visitor.takeLines(to: points + place, count: count &- place, through: map)
        if taken > 0 { current = map(points[place &+ taken &- 1].vector) }
        place &+= taken
        if place == count { return }
      }
      visit(.line, points + place, with: &visitor)
      place &+= 1
    }
  }

  @inline(__always)
  private mutating func arrive<Visitor: SegmentVisitor & ~Copyable>(
    at end: SIMD2<Double>, with visitor: inout Visitor,
    segment: (inout Visitor, SIMD2<Double>, SIMD2<Double>) -> Void
  ) {
    guard end.isFinite else { return }
    if isOpen {
      segment(&visitor, current, end)
    } else {
      (isOpen, start) = (true, end)
      visitor.move(to: end)
    }
    current = end
  }
}
