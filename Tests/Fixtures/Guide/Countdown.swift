import TermAnim

struct Countdown: View {
  @State private var share = 1.0

  var body: some View {
    VStack(spacing: 24) {
      Dial(share: share)
        .stroke(Color.orange, style: StrokeStyle(lineWidth: 16, lineCap: .round))
        .frame(width: 112, height: 112)
        .background { Circle().stroke(.orange.opacity(0.2), lineWidth: 16) }
        .overlay { Text(share, format: .percent.precision(.fractionLength(0))).font(.largeTitle) }
      Button("Wind up") { turn(to: 1) }
    }
    .onTapGesture { turn(to: max(share - 0.25, 0)) }
    .onKeyPress(.downArrow) {
      turn(to: max(share - 0.1, 0))
      return .handled
    }
  }

  private func turn(to share: Double) {
    withAnimation(.spring(duration: 0.6, bounce: 0.3)) { self.share = share }
  }
}
