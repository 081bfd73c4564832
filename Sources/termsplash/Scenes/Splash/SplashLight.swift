import TermAnim

/// The colours of the light around the card; fills its place.
///
/// It is swept with the card. To fade from one colour to the next would change every cell of it in
/// each frame, which a slow link cannot carry.
struct SplashLight: View {
  let model: SplashModel

  var body: some View {
    ZStack {
      Rectangle().fill(model.base.color)
      ForEach(model.layers) { SplashGlow(layer: $0) }
    }
  }
}
