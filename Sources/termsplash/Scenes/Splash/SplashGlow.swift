import TermAnim

/// One colour of the light around the card, which spreads while it sweeps over the card.
struct SplashGlow: View {
  let layer: SplashModel.Layer

  @State private var progress = 0.0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Group {
      if reducesMotion {
        Rectangle().fill(layer.swatch.color).opacity(progress)
      } else {
        SplashFront(progress: progress, kind: layer.kind, color: layer.swatch.color)
      }
    }
    .onAppear {
      withAnimation(SplashLayerView.motion) { progress = 1 }
    }
  }
}
