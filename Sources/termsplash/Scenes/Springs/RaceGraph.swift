import TermAnim

/// The curves of some racers over time, with a dot on each where it is; that of the last one bends
/// when its spring becomes another.
struct RaceGraph: View, Animatable {
  private var racers: [Racer]
  let color: (Racer) -> Color
  /// Seconds since the start.
  let time: Double
  @Environment(\.terminalPixel) private var pixel

  /// Seconds that the graph is wide.
  static let span = 1.6
  /// Points free on each side, for the dots.
  private static let margin: CGFloat = 8
  /// The width in which so many curves can be told apart; a narrower graph has the own one alone.
  private static let roomForAll: CGFloat = 160

  /// The highest that a racer shoots, so that all of it can be seen.
  private var top: Double

  /// A graph of racers of whom the widest swings so far beyond the goal, as a share of the way.
  init(racers: [Racer], swing: Double, color: @escaping (Racer) -> Color, time: Double) {
    (self.racers, self.color, self.time) = (racers, color, time)
    top = 1 + max(swing, 0.1)
  }

  nonisolated var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(top, racers.last?.spring ?? .zero) }
    set {
      top = newValue.first
      if !racers.isEmpty { racers[racers.count - 1].spring = newValue.second }
    }
  }

  var body: some View {
    Canvas { context, size in
      for y in [0.0, 1.0] {
        var rule = Path()
        rule.move(to: point(0, y, in: size))
        rule.addLine(to: point(Self.span, y, in: size))
        context.stroke(rule, with: .color(.primary.opacity(0.15)), lineWidth: pixel.height)
      }
      let shown = size.width < Self.roomForAll ? racers.filter(\.isOwn) : racers
      for racer in shown {
        context.stroke(
          curve(of: racer, in: size), with: .color(color(racer).opacity(racer.isOwn ? 1 : 0.55)),
          lineWidth: racer.isOwn ? 6 : 4)
      }
      let dot = CGSize.square(12, of: pixel)
      for racer in shown {
        let place = point(time, racer.position(after: time), in: size)
        let corner = CGPoint(x: place.x - dot.width / 2, y: place.y - dot.height / 2)
        context.fill(
          Path(ellipseIn: CGRect(origin: corner, size: dot)), with: .color(color(racer)))
      }
    }
  }

  private func curve(of racer: Racer, in size: CGSize) -> Path {
    Path { path in
      path.addLines(
        stride(from: 0, through: Self.span, by: 0.02).map {
          point($0, racer.position(after: $0), in: size)
        })
    }
  }

  /// A moment and a position; the rules lie in the middle of a pixel.
  private func point(_ time: Double, _ position: Double, in size: CGSize) -> CGPoint {
    let height = size.height - 2 * Self.margin
    let foot = (size.height - Self.margin).onPixels(of: pixel.height) - pixel.height / 2
    return CGPoint(
      x: Self.margin + time / Self.span * (size.width - 2 * Self.margin),
      y: foot
        - (position == 1 ? (height / top).onPixels(of: pixel.height) : position * height / top))
  }
}
