import TermAnim

/// One colour, which sweeps over the card as soon as it is there.
///
/// A sheet with a bright edge, which throws a shadow on what it is going to cover.
struct SplashLayerView: View {
  let layer: SplashModel.Layer
  /// Is told when the colour has covered the card.
  let model: SplashModel

  @State private var progress = 0.0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// How the colour moves over the card.
  static let motion = Animation.easeInOut(duration: 0.55)

  /// How far the bright edge reaches, as a share of the way.
  private static let rim = 0.035

  var body: some View {
    Group {
      if reducesMotion {
        SplashFace(swatch: layer.swatch).opacity(progress)
      } else {
        sheet.shadow(color: .black.opacity(0.35), radius: 10)
      }
    }
    .onAppear {
      withAnimation(Self.motion) {
        progress = 1
      } completion: {
        model.fold(layer.id)
      }
    }
  }

  /// The front of the edge arrives a little early, that of the face with the end of the way.
  private var sheet: some View {
    let front = progress * (1 + Self.rim)
    return ZStack {
      SplashShape(progress: front, kind: layer.kind)
        .fill(layer.swatch.color.mix(with: .white, by: 0.6))
      SplashFace(swatch: layer.swatch)
        .clipShape(SplashShape(progress: front - Self.rim, kind: layer.kind))
    }
  }
}
