import TermAnim

/// A friendly block with two eyes and a mouth, and its shadow on the ground.
struct Figure: View {
  let pose: Pose
  let palette: Palette
  /// The side of the block at rest, in points.
  let size: CGFloat
  /// Where it looks, from -1 to 1 across and down.
  var gaze = CGPoint.zero

  @Environment(\.self) private var environment

  private var pixel: CGSize { environment.terminalPixel }
  /// Of the block at rest, in whole pixels.
  private var height: CGFloat { size.onPixels(of: pixel.height) }

  /// Whether gradients and shadows would be dots.
  private var isDotted: Bool { environment.terminalColorDepth.isDotted }

  var body: some View {
    ZStack(alignment: .bottom) {
      if !isDotted { shadow }
      block
    }
    .offset(x: pose.aside * size)
  }

  private var block: some View {
    RoundedRectangle(cornerRadius: size * 0.28)
      .fill(skin)
      .overlay { face }
      .frame(width: size, height: height)
      .rotationEffect(.degrees(pose.angle))
      .scaleEffect(x: 1 / max(pose.stretch, 0.1), y: pose.stretch, anchor: .bottom)
      .offset(y: -pose.height * size)
  }

  /// Its palette, or the one yellow that every palette of sixteen has.
  private var skin: AnyShapeStyle {
    guard !isDotted else {
      return AnyShapeStyle(environment.wordColor(Color(red: 1, green: 1, blue: 0)))
    }
    return AnyShapeStyle(
      LinearGradient(
        gradient: palette.gradient, startPoint: .topLeading, endPoint: .bottomTrailing))
  }

  private var ink: AnyShapeStyle {
    guard isDotted else { return AnyShapeStyle(.white) }
    return environment.accessibilityDifferentiateWithoutColor
      ? AnyShapeStyle(.background) : AnyShapeStyle(.black)
  }

  /// Eyes and mouth, which turn to what it looks at by whole pixels.
  private var face: some View {
    ZStack(alignment: .top) {
      HStack(spacing: (size * 0.18).onPixels(of: pixel.width, inMiddleOf: size)) {
        eye
        eye
      }
      .frame(height: height)
      .offset(y: -(size * 0.08).onPixels(of: pixel.height))
      mouth
    }
    .offset(
      x: (gaze.x * size * 0.14).onPixels(of: pixel.width),
      y: (gaze.y * size * 0.08).onPixels(of: pixel.height)
    )
    .animation(
      environment.accessibilityReduceMotion ? nil : .easeOut(duration: 0.15), value: gaze)
  }

  /// An eye, on whole pixels: its lid leaves one of them at least, as less would be no more than a
  /// tone.
  private var eye: some View {
    let open = max(8, size * 0.26).onPixels(of: pixel.height, inMiddleOf: height)
    return Capsule()
      .fill(ink)
      .frame(
        width: size < 32 ? pixel.width : max(8, size * 0.13).onPixels(of: pixel.width),
        height: max(open * pose.eyes, pixel.height)
      )
      .frame(height: open, alignment: .bottom)
  }

  /// A smile below the eyes, and as wide open; a tiny block has no room for one.
  @ViewBuilder
  private var mouth: some View {
    if size >= 48 {
      let open = max((size * 0.14).onPixels(of: pixel.height) * pose.eyes, pixel.height)
      UnevenRoundedRectangle(bottomLeadingRadius: open, bottomTrailingRadius: open)
        .fill(ink)
        .frame(width: (size * 0.34).onPixels(of: pixel.width, inMiddleOf: size), height: open)
        .offset(y: (size * 0.7).onPixels(of: pixel.height))
    }
  }

  /// Smaller and paler the higher the block is.
  private var shadow: some View {
    let lift = max(pose.height, 0)
    let isDark = environment.colorScheme == .dark
    return Ellipse()
      .fill(.black.opacity((isDark ? 0.55 : 0.3) / (1 + 1.5 * lift)))
      .frame(
        width: size * (1.1 - 0.5 * min(lift, 1)) / max(pose.stretch, 0.1), height: size * 0.16
      )
      .blur(radius: size * 0.03)
      .offset(y: size * 0.08)
  }
}
