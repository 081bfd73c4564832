public import Foundation

// The path is kept in pixels: what is built stays where it is when the transform changes.
extension CGContext {
  /// Begins another path.
  public func beginPath() {
    path = Path()
  }

  public func move(to point: CGPoint) {
    path.move(to: point.applying(ctm))
  }

  public func addLine(to point: CGPoint) {
    path.addLine(to: point.applying(ctm))
  }

  /// Adds lines from the first point through the others.
  public func addLines(between points: [CGPoint]) {
    path.addLines(points.map { $0.applying(ctm) })
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }

  /// Adds an arc between two angles in radians, from the right, against the clock where y grows
  /// upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: ctm)
  }

  public func addRect(_ rect: CGRect) {
    path.addRect(rect, transform: ctm)
  }

  public func addRects(_ rects: [CGRect]) {
    path.addRects(rects, transform: ctm)
  }

  public func addEllipse(in rect: CGRect) {
    path.addEllipse(in: rect, transform: ctm)
  }

  public func addPath(_ other: CGPath) {
    path.addPath(Path(other), transform: ctm)
  }

  /// Adds a line back to where the part of the path began.
  public func closePath() {
    path.closeSubpath()
  }

  /// Hides what is drawn from now on outside of the path, and begins another one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(
      Layer.Clip(path: path, style: FillStyle(eoFill: rule == .evenOdd)))
    beginPath()
  }

  /// Hides what is drawn from now on outside of `rect`.
  public func clip(to rect: CGRect) {
    state.clips.append(Layer.Clip(path: Path(rect).applying(ctm)))
  }
}
