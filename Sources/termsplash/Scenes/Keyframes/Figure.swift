import TermAnim

/// A friendly block with two eyes, and its reflection on the ground.
struct Figure: View {
  let pose: Pose
  let palette: Palette
  /// The side of the block at rest, in points.
  let size: CGFloat

  var body: some View {
    ZStack(alignment: .bottom) {
      reflection
      block
    }
    .offset(x: pose.aside * size)
  }

  private var block: some View {
    RoundedRectangle(cornerRadius: size * 0.28)
      .fill(
        LinearGradient(
          gradient: palette.gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay {
        HStack(spacing: size * 0.18) {
          eye
          eye
        }
        .offset(y: -size * 0.08)
      }
      .frame(width: size, height: size)
      .rotationEffect(.degrees(pose.angle))
      .scaleEffect(x: 1 / max(pose.stretch, 0.1), y: pose.stretch, anchor: .bottom)
      .offset(y: -pose.height * size)
  }

  private var eye: some View {
    Capsule()
      .fill(.white)
      .frame(width: max(8, size * 0.13), height: max(8, size * 0.26) * max(pose.eyes, 0.2))
  }

  private var reflection: some View {
    Ellipse()
      .fill(palette.colors[1].opacity(0.5 / (1 + 2 * max(pose.height, 0))))
      .frame(
        width: size * (0.95 - 0.4 * min(max(pose.height, 0), 1)) / max(pose.stretch, 0.1),
        height: size * 0.14
      )
      .blur(radius: size * 0.03)
      .offset(y: size * 0.07)
  }
}
