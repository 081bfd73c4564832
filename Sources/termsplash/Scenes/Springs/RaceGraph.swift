import TermAnim

/// The curves of some racers over time, with a dot on each where it is.
struct RaceGraph: View {
  let racers: [Racer]
  let color: (Racer) -> Color
  /// Seconds since the start.
  let time: Double

  /// Seconds that the graph is wide.
  static let span = 1.6
  /// The top of the graph; racers shoot beyond 1.
  private static let top = 1.4

  var body: some View {
    Canvas { context, size in
      for y in [0.0, 1.0] {
        var rule = Path()
        rule.move(to: Self.point(0, y, in: size))
        rule.addLine(to: Self.point(Self.span, y, in: size))
        context.stroke(rule, with: .color(.primary.opacity(0.15)), lineWidth: 4)
      }
      for racer in racers {
        context.stroke(
          curve(of: racer, in: size), with: .color(color(racer).opacity(0.7)), lineWidth: 6)
      }
      for racer in racers {
        let dot = Self.point(time, racer.position(after: time), in: size)
        context.fill(
          Path(ellipseIn: CGRect(x: dot.x - 7, y: dot.y - 7, width: 14, height: 14)),
          with: .color(color(racer)))
      }
    }
  }

  private func curve(of racer: Racer, in size: CGSize) -> Path {
    Path { path in
      path.addLines(
        stride(from: 0, through: Self.span, by: 0.02).map {
          Self.point($0, racer.position(after: $0), in: size)
        })
    }
  }

  private static func point(_ time: Double, _ position: Double, in size: CGSize) -> CGPoint {
    CGPoint(
      x: 8 + time / span * (size.width - 16),
      y: size.height - 8 - position / top * (size.height - 16))
  }
}
