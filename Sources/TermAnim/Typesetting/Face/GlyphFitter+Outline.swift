import Foundation

extension GlyphFitter {
  /// The outline of a placed skeleton, moved by `x` and `y` pixels (y up).
  ///
  /// Strokes have become outlines, so that whoever draws it only fills. It is narrowed by
  /// `penStretch`, and whoever draws it widens it again: so a round pen that is as tall as a bar
  /// becomes as wide as a stem.
  func outline(of placement: Placement, x: Double = 0, y: Double = 0) -> Path {
    var outline = OutlinePath()
    for part in placement.skeleton.parts {
      var drawing = Drawing(fit: fit, placement: placement, x: x, y: y, stretch: penStretch)
      for segment in part.segments { drawing.add(segment) }
      if part.manner != .stroked { outline.path.append(contentsOf: drawing.path) }
      if part.manner != .filled { drawing.path.stroke(pen, tolerance: tolerance, into: &outline) }
    }
    return outline.path
  }

  /// How far the edges of strokes may be from the truth: seen at no size that type is shown at.
  private var tolerance: Double { fit.isHinted ? 0.02 : 0.06 }

  /// How much wider than tall the pen is.
  var penStretch: Double { fit.stemWidth / fit.barWidth }

  private var pen: StrokeStyle {
    isRound
      ? StrokeStyle(lineWidth: fit.barWidth, lineCap: .round, lineJoin: .round)
      : StrokeStyle(lineWidth: fit.barWidth, lineCap: .square, lineJoin: .miter, miterLimit: 1.5)
  }

  /// Turns steps on the grid into a path of pixels.
  private struct Drawing {
    let fit: FaceFit
    let placement: Placement
    let x: Double
    let y: Double
    let stretch: Double
    var path = Path()
    private var current = CGPoint.zero

    init(fit: FaceFit, placement: Placement, x: Double, y: Double, stretch: Double) {
      (self.fit, self.placement, self.x, self.y) = (fit, placement, x, y)
      self.stretch = stretch
    }

    mutating func add(_ segment: GlyphSkeleton.Segment) {
      switch segment {
      case .move(let end): path.move(to: pixel(end))
      case .line(let end): path.addLine(to: pixel(end))
      case .arc(let end, let leavesHorizontally): addArc(to: pixel(end), leavesHorizontally)
      case .curve(let first, let second, let end):
        path.addCurve(to: pixel(end), control1: pixel(first), control2: pixel(second))
      case .dot(let center):
        let point = pixel(center)
        path.move(to: point)
        path.addLine(to: CGPoint(x: point.x, y: point.y + 1e-3))
      case .close: path.closeSubpath()
      }
      if let end = segment.end { current = pixel(end) }
    }

    private mutating func addArc(to end: CGPoint, _ leavesHorizontally: Bool) {
      let (dx, dy) = ((end.x - current.x) * fit.roundness, (end.y - current.y) * fit.roundness)
      path.addCurve(
        to: end,
        control1: CGPoint(
          x: current.x + (leavesHorizontally ? dx : 0), y: current.y + (leavesHorizontally ? 0 : dy)
        ),
        control2: CGPoint(
          x: end.x - (leavesHorizontally ? 0 : dx), y: end.y - (leavesHorizontally ? dy : 0)))
    }

    private func pixel(_ point: GridPoint) -> CGPoint {
      CGPoint(
        x: (placement.columns.pixel(point.x) + x) / stretch,
        y: -(placement.rows.pixel(point.y) + y))
    }
  }
}

/// A path made of the edges it is handed.
private struct OutlinePath: LineSink {
  var path = Path()

  mutating func move(to point: CGPoint) { path.move(to: point) }
  mutating func line(to point: CGPoint) { path.addLine(to: point) }
  mutating func close() { path.closeSubpath() }
}
