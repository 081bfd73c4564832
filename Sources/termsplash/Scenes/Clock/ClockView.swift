import TermAnim

/// A clock that ticks, and whose hands spring to the time it is set to.
struct ClockView: View {
  @ObservedObject var model: ClockModel
  @State private var start: Date?

  var body: some View {
    Picture { size in
      let diameter = min(size.width, size.height - 12).onPixels
      TimelineView(.animation(minimumInterval: 1)) { context in
        let seconds = Int(context.date.timeIntervalSince(start ?? context.date).rounded())
        clock(diameter)
          .onAppear { start = context.date }
          .onChange(of: seconds) { model.run(to: seconds) }
      }
    }
  }

  private func clock(_ diameter: CGFloat) -> some View {
    VStack(spacing: 4) {
      ZStack {
        ClockDial(diameter: diameter)
        Moving(model.base, with: .spring(duration: 1.4, bounce: 0.25)) { base in
          ClockRun(
            base: base, elapsed: model.elapsed, diameter: diameter, palette: model.palette)
        }
      }
      .frame(width: diameter, height: diameter)
      .animation(.easeInOut(duration: 0.4), value: model.palette)
      .onTapGesture { model.setToNextStop() }
      Text(model.time.text).foregroundStyle(.secondary)
    }
  }
}
