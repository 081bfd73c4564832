import TermAnim

/// The card with the colours that are sweeping over it; fills its place.
struct SplashCard: View {
  let model: SplashModel

  var body: some View {
    ZStack {
      SplashFace(swatch: model.base)
      ForEach(model.layers) { SplashLayerView(layer: $0, model: model) }
    }
  }
}
