import TermAnim

/// A card whose colours sweep over one another; a click starts one from the pointer.
struct SplashView: View {
  let model: SplashModel
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.terminalCell) private var cell
  @Environment(\.terminalPixel) private var pixel

  var body: some View {
    GeometryReader { screen in
      let frame = Self.cardFrame(
        in: screen.size, pixel: pixel, isFullScreen: model.isFullScreen)
      ZStack {
        glow(around: frame)
        SplashCard(model: model)
          .frame(width: frame.width, height: frame.height)
          .clipShape(RoundedRectangle(cornerRadius: cornerRadius(of: frame)))
          .onTapGesture { point in
            model.splash(from: UnitPoint(x: point.x / frame.width, y: point.y / frame.height))
          }
          .position(x: frame.midX, y: frame.midY)
        dots(below: frame, above: screen.size.height - 2.5 * cell.height)
      }
    }
  }

  /// The shadow of the card, of its colours: light through it on dark, a tint on light.
  private func glow(around frame: CGRect) -> some View {
    // Less of it around a small card, or it would lie in the words at the foot.
    let strength = min(max(frame.height - 20, 0) / 80, 1)
    return SplashLight(model: model)
      .frame(width: frame.width + 64, height: frame.height + 64)
      .mask {
        RoundedRectangle(cornerRadius: cornerRadius(of: frame))
          .frame(width: max(frame.width - 16, 0), height: max(frame.height - 16, 0))
          .blur(radius: 10 * strength)
          .offset(y: 14 * strength)
      }
      .opacity(model.isFullScreen ? 0 : colorScheme == .dark ? 0.42 : 0.5)
      .position(x: frame.midX, y: frame.midY)
  }

  @ViewBuilder
  private func dots(below frame: CGRect, above foot: CGFloat) -> some View {
    let dot = pixel.times((max(8, frame.height * 0.06) / pixel.height).rounded())
    let width = SwatchDots.width(ofDots: dot)
    let middle = frame.maxY + max(16, frame.height * 0.12)
    if width < frame.width, middle + dot.height / 2 <= foot, !model.isFullScreen {
      SwatchDots(dot: dot, model: model)
        .position(
          x: (frame.midX - width / 2).onPixels(of: pixel.width) + width / 2,
          y: (middle - dot.height / 2).onPixels(of: pixel.height) + dot.height / 2
        )
        .transition(.opacity)
    }
  }

  private func cornerRadius(of frame: CGRect) -> CGFloat {
    model.isFullScreen ? 0 : max(20, frame.height * 0.12)
  }

  /// The card on whole pixels, a little above the middle, where the eye takes the middle to be.
  static func cardFrame(
    in screen: CGSize, pixel: CGSize = CGSize(width: 4, height: 4), isFullScreen: Bool = false
  ) -> CGRect {
    if isFullScreen { return CGRect(origin: .zero, size: screen) }
    let card = CGSize(width: screen.width * 0.62, height: screen.height * 0.58)
      .onPixels(of: pixel)
    let top = (screen.height - card.height) / 2 - screen.height * 0.04
    return CGRect(
      origin: CGPoint(
        x: ((screen.width - card.width) / 2).onPixels(of: pixel.width),
        y: top.onPixels(of: pixel.height)),
      size: card)
  }
}
