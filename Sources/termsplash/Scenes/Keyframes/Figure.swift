import TermAnim

/// A friendly block with two eyes and a mouth, and its shadow on the ground.
struct Figure: View {
  let pose: Pose
  let palette: Palette
  /// The side of the block at rest, in points.
  let size: CGFloat

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack(alignment: .bottom) {
      shadow
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
        HStack(spacing: (size * 0.18).onPixels(inMiddleOf: size)) {
          eye
          eye
        }
        .offset(y: -(size * 0.08).onPixels)
      }
      .overlay(alignment: .top) { mouth }
      .frame(width: size, height: size)
      .rotationEffect(.degrees(pose.angle))
      .scaleEffect(x: 1 / max(pose.stretch, 0.1), y: pose.stretch, anchor: .bottom)
      .offset(y: -pose.height * size)
  }

  private var eye: some View {
    Capsule()
      .fill(.white)
      .frame(
        width: size < 32 ? 4 : max(8, (size * 0.13).onPixels),
        height: max(8, size * 0.26).onPixels(inMiddleOf: size) * max(pose.eyes, 0.2))
  }

  /// A smile below the eyes, and as wide open; a tiny block has no room for one.
  @ViewBuilder
  private var mouth: some View {
    if size >= 48 {
      let height = (size * 0.14).onPixels * max(pose.eyes, 0.2)
      UnevenRoundedRectangle(bottomLeadingRadius: height, bottomTrailingRadius: height)
        .fill(.white)
        .frame(width: (size * 0.34).onPixels(inMiddleOf: size), height: height)
        .offset(y: (size * 0.7).onPixels)
    }
  }

  /// Smaller and paler the higher the block is.
  private var shadow: some View {
    let lift = max(pose.height, 0)
    return Ellipse()
      .fill(.black.opacity((colorScheme == .dark ? 0.55 : 0.3) / (1 + 1.5 * lift)))
      .frame(
        width: size * (1.1 - 0.5 * min(lift, 1)) / max(pose.stretch, 0.1), height: size * 0.16
      )
      .blur(radius: size * 0.03)
      .offset(y: size * 0.08)
  }
}
