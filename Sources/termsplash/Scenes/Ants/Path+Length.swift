import TermAnim

extension Path {
  /// The length of all of it, in points: curves as so many straight pieces.
  var length: CGFloat {
    var (start, place, length) = (CGPoint.zero, CGPoint.zero, 0.0)
    func go(to end: CGPoint) {
      length += hypot(end.x - place.x, end.y - place.y)
      place = end
    }
    forEach { element in
      switch element {
      case .move(let end): (start, place) = (end, end)
      case .line(let end): go(to: end)
      case .quadCurve(let end, let control):
        Self.points(of: [place, control, end]).forEach(go)
      case .curve(let end, let control1, let control2):
        Self.points(of: [place, control1, control2, end]).forEach(go)
      case .closeSubpath: go(to: start)
      }
    }
    return length
  }

  private static let pieces = 16

  /// Where the pieces of a curve end, by de Casteljau's division of its polygon.
  private static func points(of polygon: [CGPoint]) -> [CGPoint] {
    (1...pieces).map { piece in
      let share = CGFloat(piece) / CGFloat(pieces)
      var points = polygon
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { one, other in
          CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
        }
      }
      return points[0]
    }
  }
}
