import TermAnim

/// One wheel of a counter, of which its window shows one digit, or two halves in passing.
struct CounterWheel: View {
  /// In digits; 3.25 is a quarter of the way from 3 to 4.
  let turns: Double
  let size: CGSize
  let color: Color

  @Environment(\.self) private var environment

  /// A quarter of a pixel: a digit whose middle would be between two pixels goes to the upper one,
  /// where it has as much room above as below, as there is more above it in its line.
  private var lift: CGFloat { environment.terminalPixel.height / 4 }

  var body: some View {
    let digit = Int(turns)
    let passed = turns - Double(digit)
    ZStack {
      text(digit).offset(y: -passed * size.height - lift)
      text(digit + 1).offset(y: (1 - passed) * size.height - lift)
    }
    .frame(width: size.width, height: size.height)
    .mask { shade }
    .background(
      .primary.opacity(strength), in: RoundedRectangle(cornerRadius: size.width * 0.2))
  }

  /// How much of a wheel is seen: none where it would be dots behind its digits.
  private var strength: Double {
    if environment.terminalColorDepth.isDotted { return 0 }
    return environment.colorScheme == .dark ? 0.09 : 0.88
  }

  /// Whether bold digits would fill their counters: in less than ten pixels.
  private var isSmall: Bool { size.width < 10 * environment.terminalCell.width }

  private func text(_ digit: Int) -> some View {
    Text("\(digit % 10)")
      .font(.system(size: size.height * 0.7, weight: isSmall ? .medium : .bold))
      .monospacedDigit()
      .foregroundStyle(environment.wordColor(onGround: color))
  }

  /// The window, which is soft above and below as if the wheel were round.
  private var shade: some View {
    LinearGradient(
      stops: [
        Gradient.Stop(color: .clear, location: 0), Gradient.Stop(color: .black, location: 0.22),
        Gradient.Stop(color: .black, location: 0.78), Gradient.Stop(color: .clear, location: 1),
      ], startPoint: .top, endPoint: .bottom)
  }
}
