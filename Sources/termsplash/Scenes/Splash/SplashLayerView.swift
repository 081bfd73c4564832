import TermAnim

/// One colour, which sweeps over the card as soon as it is there.
struct SplashLayerView: View {
  let layer: SplashModel.Layer
  /// Called when the colour has covered the card.
  let covered: () -> Void

  @State private var progress = 0.0

  var body: some View {
    SplashShape(progress: progress, kind: layer.kind)
      .fill(layer.swatch.color)
      .onAppear {
        withAnimation(.easeInOut(duration: 0.5)) {
          progress = 1
        } completion: {
          covered()
        }
      }
  }
}
