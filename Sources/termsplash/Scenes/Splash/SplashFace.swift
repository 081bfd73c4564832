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
        ForEach(Self.discs, id: \.self) { radius in
          disc(radius * height, at: CGPoint(x: width - 0.42 * height, y: 0.34 * height))
        }
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

  /// The radii of the light's discs, as shares of the card's height.
  private static let discs: [CGFloat] = [1.16, 0.78, 0.4]

  private func disc(_ radius: CGFloat, at center: CGPoint) -> some View {
    Circle()
      .fill(.white.opacity(0.1))
      .frame(width: 2 * radius, height: 2 * radius)
      .position(center)
  }
}
