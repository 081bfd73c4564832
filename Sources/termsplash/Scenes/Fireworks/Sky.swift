import TermAnim

/// What of some fireworks can be seen at a moment.
struct Sky: View {
  let fireworks: [Firework]
  let date: Date
  /// Whether stars appear where they would fly, and only fade.
  let isStill: Bool

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Canvas { context, size in
      if colorScheme == .dark { context.blendMode = .plusLighter }
      for firework in fireworks {
        for spark in firework.sparks(at: date, isStill: isStill) {
          draw(spark, of: firework, in: size, &context)
        }
      }
    }
  }

  private func draw(
    _ spark: Firework.Spark, of firework: Firework, in size: CGSize,
    _ context: inout GraphicsContext
  ) {
    func point(_ place: CGPoint) -> CGPoint {
      CGPoint(x: size.width / 2 + place.x * size.height, y: size.height * (1 - place.y))
    }
    let color = firework.palette.color(at: spark.hue)
    let width = min(max(size.height * 0.028, 5), 14) * (0.5 + 0.5 * spark.brightness)
    let trail = Path { path in
      path.move(to: point(spark.tail))
      path.addLine(to: point(spark.place))
    }
    context.opacity = spark.brightness
    context.stroke(
      trail, with: .color(color), style: StrokeStyle(lineWidth: width, lineCap: .round))
    guard colorScheme == .dark else { return }
    let head = point(spark.place)
    context.opacity = spark.brightness * spark.brightness * 0.35
    context.fill(
      Path(
        ellipseIn: CGRect(
          x: head.x - width / 2, y: head.y - width / 2, width: width, height: width)),
      with: .color(.white))
  }
}
