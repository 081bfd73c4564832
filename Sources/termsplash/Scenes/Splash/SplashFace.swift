import TermAnim

/// The face of the card in one colour, with light on it from a corner, and its name in another.
///
/// Where the colour is made of dots, there is no light, and the name has a plate of the ground's
/// colour.
struct SplashFace: View {
  let swatch: Swatch
  @Environment(\.self) private var environment

  var body: some View {
    GeometryReader { card in
      let (width, height) = (card.size.width, card.size.height)
      let pixel = environment.terminalPixel
      let name = name(size: Self.nameSize(in: card.size))
      ZStack(alignment: .bottomLeading) {
        if environment.terminalColorDepth.isDotted {
          Rectangle().fill(swatch.color)
          name
            .foregroundColor(environment.ink)
            .padding(.horizontal, 8)
            .background(.background)
            .padding(.leading, (height * 0.12).onPixels(of: pixel.width))
            .padding(.bottom, (height * 0.1).onPixels(of: pixel.height))
        } else {
          light
          name
            .foregroundColor(swatch.ink)
            .padding(.leading, Self.margin(in: card.size).onPixels(of: pixel.width))
            .padding(.bottom, max(8, height * 0.08).onPixels(of: pixel.height))
        }
      }
      .frame(width: width, height: height, alignment: .bottomLeading)
    }
  }

  private func name(size: CGFloat) -> some View {
    Text(swatch.name)
      .font(.system(size: size, weight: size < Self.leastBold ? .semibold : .bold))
      .textRendering(environment.canDrawWords(ofSize: size) ? .automatic : .characters)
      .lineLimit(1)
  }

  /// As large as a card of this size is high enough for, and no larger than leaves as much room
  /// behind the longest name as there is before it: all names have one size.
  static func nameSize(in card: CGSize) -> CGFloat {
    min(card.height * 0.36, (card.width - 2 * margin(in: card)) / longestName)
  }

  /// The room before a name.
  private static func margin(in card: CGSize) -> CGFloat {
    min(card.height * 0.16, card.width * 0.1)
  }

  /// The width of the longest name of all swatches, as a share of its size.
  private static let longestName: CGFloat = 3.9

  /// The size below which bold letters would be too wide.
  private static let leastBold: CGFloat = 37

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
