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

  private var isDark: Bool { colorScheme == .dark }

  var body: some View {
    Canvas { context, size in
      if isDark { context.blendMode = .plusLighter }
      let aspect = size.width / max(size.height, 1)
      drawFlash(in: size, aspect: aspect, &context)
      for spark in firework.sparks(after: age, aspect: aspect, isStill: reducesMotion) {
        draw(spark, in: size, &context)
      }
    }
    .blendMode(isDark ? .plusLighter : .normal)
  }

  private static func point(_ place: CGPoint, in size: CGSize) -> CGPoint {
    CGPoint(x: size.width / 2 + place.x * size.height, y: size.height * (1 - place.y))
  }

  /// The light of the burst, which spreads and fades within a moment.
  private func drawFlash(in size: CGSize, aspect: CGFloat, _ context: inout GraphicsContext) {
    let light = firework.flash(after: age)
    guard light > 0 else { return }
    let center = Self.point(
      CGPoint(x: firework.apex.x * aspect, y: firework.apex.y), in: size)
    let radius = size.height * (0.12 + 0.3 * (1 - light))
    context.opacity = light * (isDark ? 0.6 : 0.35)
    context.fill(
      Path(ellipseIn: Self.square(around: center, side: 2 * radius)),
      with: .radialGradient(
        Gradient(colors: [firework.palette.colors[0], firework.palette.colors[1].opacity(0)]),
        center: center, startRadius: 0, endRadius: radius))
  }

  /// A round spark and the thinner trail behind it.
  private func draw(
    _ spark: Firework.Spark, in size: CGSize, _ context: inout GraphicsContext
  ) {
    let color = tint(firework.palette.color(at: spark.hue))
    let width = min(max(size.height * 0.03, 6), 14) * (0.5 + 0.5 * spark.brightness)
    let head = Self.point(spark.place, in: size)
    let trail = Path { path in
      path.move(to: Self.point(spark.tail, in: size))
      path.addLine(to: head)
    }
    let strength = strength(of: spark)
    context.opacity = strength * 0.5
    context.stroke(
      trail, with: .color(color), style: StrokeStyle(lineWidth: width * 0.6, lineCap: .round))
    context.opacity = strength
    context.fill(Path(ellipseIn: Self.square(around: head, side: width)), with: .color(color))
    guard isDark else { return }
    context.opacity = spark.brightness * spark.brightness * spark.glint
    context.fill(
      Path(ellipseIn: Self.square(around: head, side: width * 0.6)), with: .color(.white))
  }

  /// The colour of a spark, which is deeper by day.
  private func tint(_ color: Color) -> Color {
    isDark ? color : color.mix(with: .black, by: 0.15)
  }

  /// How opaque a spark is: by day colours look pale long before they are out.
  private func strength(of spark: Firework.Spark) -> Double {
    isDark ? spark.brightness : pow(spark.brightness, 0.35)
  }

  private static func square(around center: CGPoint, side: CGFloat) -> CGRect {
    CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}
