import TermAnim

/// A counter whose wheels roll to each new number and swing a little beyond.
struct CounterView: View {
  @ObservedObject var model: CounterModel
  @Environment(\.terminalPixel) private var pixel

  var body: some View {
    Picture { size in
      let wheel = wheel(in: size)
      Moving(model.number, with: .interpolatingSpring(mass: 1, stiffness: 60, damping: 11)) {
        CounterDigits(
          number: Double($0), target: model.number, range: model.range, coming: coming,
          wheel: wheel, palette: model.palette)
      }
      .contentShape(Rectangle())
      .onTapGesture { model.rollToNextStop() }
    }
  }

  /// What goes, and a sign, waits until the number is nearly there: till then wheels show noughts.
  private var coming: Animation {
    .easeInOut(duration: 0.25).delay(model.isShrinking ? 0.4 : 0)
  }

  /// Wheels on whole pixels, so large that the longest number and its sign have room.
  private func wheel(in size: CGSize) -> CGSize {
    let widths = CGFloat(CounterModel.places) * 1.12 + 0.6
    let width: CGFloat = min(size.width / widths, size.height * 0.5)
    return CGSize(width: width, height: width * (width < 40 ? 1.8 : 1.5)).onPixels(of: pixel)
  }
}
