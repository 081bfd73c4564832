import TermAnim

/// A line of the colours that a mix goes through, with a knob where it is.
///
/// The knob is animated as a share of the way, so that it is there on another screen, too.
struct GradientLine: View, Animatable {
  let pair: GradientPair
  private var share: Double
  private let length: CGFloat
  private let thickness: CGFloat
  private let knob: CGSize
  @Environment(\.self) private var environment

  /// A line with the knob on the whole pixel that is nearest to a share of the way, 0 to 1.
  ///
  /// Lengths are in points; of a height that is little, only the knob has more.
  init(pair: GradientPair, share: Double, length: CGFloat, height: CGFloat, pixel: CGSize) {
    (self.pair, self.length) = (pair, length)
    thickness = max(8, height / 2).onPixels(of: pixel.height)
    knob = CGSize(
      width: max(12, height * 0.6).onPixels(of: pixel.width),
      height: thickness + 4 * pixel.height)
    let way = max(length - knob.width, 1)
    self.share = (share * way).onPixels(of: pixel.width) / way
  }

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  /// Whether a white knob is lost on a white ground, as its shadow would be dots.
  private var isDotted: Bool { environment.terminalColorDepth.isDotted }

  var body: some View {
    Capsule()
      .fill(
        LinearGradient(
          colors: [0, 0.25, 0.5, 0.75, 1].map { pair.colors(at: $0)[0] },
          startPoint: .leading, endPoint: .trailing)
      )
      .frame(width: length, height: thickness)
      .overlay(alignment: .leading) {
        RoundedRectangle(cornerRadius: min(knob.width / 2, 5))
          .fill(isDotted ? environment.ink : .white)
          .frame(width: knob.width, height: knob.height)
          .shadow(color: .black.opacity(isDotted ? 0 : 0.35), radius: 4, x: 0, y: 3)
          .offset(x: share * (length - knob.width))
      }
      .frame(height: knob.height)
  }
}
