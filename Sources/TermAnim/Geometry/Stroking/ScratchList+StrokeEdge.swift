/// Edges that begin and end in the directions of the curve they are cut from.
extension ScratchList where Element == StrokeEdge {
  /// Appends an edge that leaves in `direction`, by an edge without length where it must.
  @inline(__always)
  mutating func append(_ edge: StrokeEdge, leaving direction: SIMD2<Double>, pen: StrokePen) {
    var edge = edge
    if pen.canTurn(edge, from: edge.startDirection, to: direction) {
      edge.startDirection = direction
    } else if direction != .zero {
      appendTurn(at: edge.start, direction: direction, isSmoothAtStart: edge.isSmoothAtStart)
      edge.isSmoothAtStart = true
    }
    append(edge)
  }

  /// Makes the last edge arrive in `direction`, by an edge without length where it must.
  @inline(__always)
  mutating func arrive(in direction: SIMD2<Double>, pen: StrokePen) {
    let last = self[count - 1]
    if pen.canTurn(last, from: last.endDirection, to: direction) {
      self[count - 1].endDirection = direction
    } else if direction != .zero {
      appendTurn(at: last.end, direction: direction, isSmoothAtStart: true)
    }
  }

  private mutating func appendTurn(
    at point: SIMD2<Double>, direction: SIMD2<Double>, isSmoothAtStart: Bool
  ) {
    var turn = StrokeEdge(from: point, to: point, direction: direction, length: 0)
    turn.isSmoothAtStart = isSmoothAtStart
    append(turn)
  }
}
