import TermAnim

/// The face of the card in one colour, with light on it from a corner, and its name in another.
///
/// Where the colour is made of dots, there is no light, and the name has a plate of the ground's colour.
struct SplashFace: View {
  let swatch: Swatch
  @Environment(\.terminalColorDepth) private var depth
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { card in
      let (width, height) = (card.size.width, card.size.height)
      ZStack(alignment: .bottomLeading) {
        if depth.isDotted {
          Rectangle().fill(swatch.color)
          name(height: height)
            .foregroundColor(scheme.ink)
            .padding(.horizontal, 8)
            .background(.background)
            .padding(.leading, (height * 0.12).onPixels)
            .padding(.bottom, (height * 0.1).onPixels)
        } else {
          light
          name(height: height)
            .foregroundColor(swatch.ink)
            .padding(.leading, (height * 0.16).onPixels)
            .padding(.bottom, (height * 0.08).onPixels)
        }
      }
      .frame(width: width, height: height, alignment: .bottomLeading)
    }
  }

  private func name(height: CGFloat) -> some View {
    Text(swatch.name)
      .font(.system(size: height * 0.36, weight: .bold))
      .lineLimit(1)
  }

  @ViewBuilder
  private var light: some View {
    Rectangle()
      .fill(
        LinearGradient(
          colors: [swatch.lit, swatch.shaded], startPoint: .top, endPoint: .bottom))
    SplashDisc(radius: 1.16).fill(.white.opacity(0.1))
    SplashDisc(radius: 0.78).fill(.white.opacity(0.1))
    SplashDisc(radius: 0.4).fill(.white.opacity(0.1))
  }
}
