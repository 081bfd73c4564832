import TermAnim

/// A row of dots, one for each colour, the present one's long and in its colour; a click on another
/// brings that.
struct SwatchDots: View {
  /// The size of a dot, in points.
  let dot: CGSize
  let model: SplashModel

  /// The width of all dots, and of the gaps between them.
  static func width(ofDots dot: CGSize) -> CGFloat {
    CGFloat(2 * Swatch.all.count + 1) * dot.width
  }

  var body: some View {
    let current = model.current
    return HStack(spacing: 0) {
      ForEach(Swatch.all, id: \.self) { swatch in
        SwatchDot(
          swatch: swatch, isCurrent: swatch == current, size: dot, model: model)
      }
    }
    .animation(.spring(duration: 0.45, bounce: 0.2), value: current)
  }
}
