import TermAnim

/// One colour of the light around the card, which spreads while it sweeps over the card.
struct SplashGlow: View {
  let layer: SplashModel.Layer

  /// How far the colour fades into the one before it; a hard front would look like something that
  /// lies under the card.
  private static let softness: CGFloat = 12

  @State private var progress = 0.0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Group {
      if reducesMotion {
        Rectangle().fill(layer.swatch.color).opacity(progress)
      } else {
        SplashShape(progress: progress, kind: layer.kind, bleed: 4 * Self.softness)
          .fill(layer.swatch.color)
          .blur(radius: Self.softness)
      }
    }
    .onAppear {
      withAnimation(SplashLayerView.motion) { progress = 1 }
    }
  }
}
