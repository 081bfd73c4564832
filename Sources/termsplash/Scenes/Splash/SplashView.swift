import TermAnim

/// A card whose colours sweep over one another; a click starts one from the pointer.
struct SplashView: View {
  @ObservedObject var model: SplashModel
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    GeometryReader { screen in
      let frame = cardFrame(in: screen.size)
      card
        .frame(width: frame.width, height: frame.height)
        .clipShape(RoundedRectangle(cornerRadius: model.isFullScreen ? 0 : 24))
        .shadow(color: .black.opacity(colorScheme == .dark ? 0.5 : 0.3), radius: 16, x: 0, y: 10)
        .onTapGesture { point in
          model.splash(from: UnitPoint(x: point.x / frame.width, y: point.y / frame.height))
        }
        .position(x: frame.midX, y: frame.midY)
    }
  }

  private var card: some View {
    ZStack {
      Rectangle().fill(model.base.color)
      ForEach(model.layers) { layer in
        SplashLayerView(layer: layer) { model.fold(layer.id) }
      }
    }
  }

  /// The card on whole pixels, a little above the middle, where the eye takes the middle to be.
  private func cardFrame(in screen: CGSize) -> CGRect {
    if model.isFullScreen { return CGRect(origin: .zero, size: screen) }
    let (width, height) = ((screen.width * 0.62).onPixels, (screen.height * 0.58).onPixels)
    return CGRect(
      x: ((screen.width - width) / 2).onPixels, y: ((screen.height - height) / 2 - 4).onPixels,
      width: width, height: height)
  }
}
