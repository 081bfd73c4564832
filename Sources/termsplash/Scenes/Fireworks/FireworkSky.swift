import TermAnim

/// What of a firework can be seen at an age, in seconds.
struct FireworkSky: View, Animatable {
  let firework: Firework
  var age: Double

  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorScheme) private var colorScheme

  nonisolated var animatableData: Double {
    get { age }
    set { age = newValue }
  }

  var body: some View {
    Canvas { context, size in
      if colorScheme == .dark { context.blendMode = .plusLighter }
      let aspect = size.width / max(size.height, 1)
      for spark in firework.sparks(after: age, aspect: aspect, isStill: reducesMotion) {
        draw(spark, in: size, &context)
      }
    }
    .blendMode(colorScheme == .dark ? .plusLighter : .normal)
  }

  private func draw(
    _ spark: Firework.Spark, in size: CGSize, _ context: inout GraphicsContext
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
