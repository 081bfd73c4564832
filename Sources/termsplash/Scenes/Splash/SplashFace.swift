import TermAnim

/// The face of the card in one colour, with light on it from a corner, and its name in another.
struct SplashFace: View {
  let swatch: Swatch

  var body: some View {
    GeometryReader { card in
      let (width, height) = (card.size.width, card.size.height)
      ZStack(alignment: .bottomLeading) {
        Rectangle()
          .fill(
            LinearGradient(
              colors: [swatch.lit, swatch.shaded], startPoint: .top, endPoint: .bottom))
        SplashDisc(radius: 1.16).fill(.white.opacity(0.1))
        SplashDisc(radius: 0.78).fill(.white.opacity(0.1))
        SplashDisc(radius: 0.4).fill(.white.opacity(0.1))
        Text(swatch.name)
          .font(.system(size: height * 0.36, weight: .bold))
          .foregroundColor(swatch.ink)
          .lineLimit(1)
          .padding(.leading, (height * 0.16).onPixels)
          .padding(.bottom, (height * 0.08).onPixels)
      }
      .frame(width: width, height: height, alignment: .bottomLeading)
    }
  }
}
