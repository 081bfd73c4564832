import TermAnim

/// A colour that sweeps over a rectangle with a soft front: a hard one around the card would look
/// like something that lies under it.
struct SplashFront: View, Animatable {
  /// 0 covers nothing, 1 everything.
  var progress: Double
  let kind: SplashShape.Kind
  let color: Color

  /// How far from the front the colour is whole, and has gone, in points.
  private static let softness: CGFloat = 24

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var body: some View {
    GeometryReader { place in
      let rect = CGRect(origin: .zero, size: place.size)
      switch kind {
      case .sweep(let angle): Rectangle().fill(line(towards: angle, in: rect))
      case .circle(let origin): Rectangle().fill(ring(around: origin, in: rect))
      }
    }
  }

  private var stops: [Color] { [color, color.opacity(0)] }

  private func line(towards angle: Angle, in rect: CGRect) -> LinearGradient {
    let ways = SplashShape.reach(of: rect, towards: angle)
    let front = front(from: ways.lowerBound, to: ways.upperBound)
    func place(_ way: CGFloat) -> UnitPoint {
      let point = SplashShape.point(at: way, towards: angle)
      return UnitPoint(x: point.x / max(rect.width, 1), y: point.y / max(rect.height, 1))
    }
    return LinearGradient(
      colors: stops, startPoint: place(front - Self.softness),
      endPoint: place(front + Self.softness))
  }

  private func ring(around origin: UnitPoint, in rect: CGRect) -> RadialGradient {
    let front = front(from: 0, to: SplashShape.farthest(from: origin, in: rect))
    return RadialGradient(
      colors: stops, center: origin, startRadius: max(front - Self.softness, 0),
      endRadius: max(front + Self.softness, 0))
  }

  /// Where the front is: at first and in the end all of it is out of sight.
  private func front(from near: CGFloat, to far: CGFloat) -> CGFloat {
    near - Self.softness + (far - near + 2 * Self.softness) * progress
  }
}
