import TermAnim

/// A card whose colours sweep over one another; a click starts one from the pointer.
struct SplashView: View {
  @ObservedObject var model: SplashModel

  var body: some View {
    GeometryReader { screen in
      let size = cardSize(in: screen.size)
      card
        .frame(width: size.width, height: size.height)
        .clipShape(RoundedRectangle(cornerRadius: model.isFullScreen ? 0 : 24))
        .shadow(color: .black.opacity(0.5), radius: 16, x: 0, y: 10)
        .onTapGesture { point in
          model.splash(from: UnitPoint(x: point.x / size.width, y: point.y / size.height))
        }
        .position(x: screen.size.width / 2, y: screen.size.height / 2 - lift)
    }
  }

  private var card: some View {
    ZStack {
      Rectangle().fill(model.base.color)
      ForEach(model.layers) { layer in
        SplashShape(progress: layer.progress, kind: layer.kind)
          .fill(layer.swatch.color)
      }
    }
  }

  /// The card hangs a little above the middle, where the eye takes the middle to be.
  private var lift: CGFloat { model.isFullScreen ? 0 : 4 }

  private func cardSize(in screen: CGSize) -> CGSize {
    if model.isFullScreen { return screen }
    return CGSize(
      width: (screen.width * 0.62).rounded(), height: (screen.height * 0.58).rounded())
  }
}
