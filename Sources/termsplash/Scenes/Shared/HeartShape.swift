import TermAnim

/// A heart that fills its rectangle.
struct HeartShape: Shape {
  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path { path in
      path.move(to: point(0.5, 0.97))
      path.addCurve(to: point(0, 0.32), control1: point(0.3, 0.8), control2: point(0, 0.58))
      path.addCurve(to: point(0.5, 0.22), control1: point(0, -0.02), control2: point(0.39, -0.04))
      path.addCurve(to: point(1, 0.32), control1: point(0.61, -0.04), control2: point(1, -0.02))
      path.addCurve(to: point(0.5, 0.97), control1: point(1, 0.58), control2: point(0.7, 0.8))
      path.closeSubpath()
    }
  }
}
