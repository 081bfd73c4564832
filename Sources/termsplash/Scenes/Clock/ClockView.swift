import TermAnim

/// A clock that ticks, and whose hands spring to the time it is set to.
struct ClockView: View {
  @ObservedObject var model: ClockModel
  @State private var start: Date?
  @Environment(\.showsTimeOfDay) private var showsTimeOfDay

  private static let spring = Animation.spring(duration: 1.4, bounce: 0.25)

  var body: some View {
    Picture { size in
      let diameter =
        (min(size.width, size.height - (hasWords(in: size) ? 16 : 0)) / 8).rounded(.down) * 8
      TimelineView(.animation(minimumInterval: 1)) { context in
        let seconds = Int(context.date.timeIntervalSince(start ?? context.date).rounded())
        clock(diameter, hasWords: hasWords(in: size))
          .onAppear { begin(at: context.date) }
          .onChange(of: seconds) { model.run(to: seconds) }
      }
    }
  }

  private func begin(at date: Date) {
    start = date
    if showsTimeOfDay { model.begin(at: ClockTime(of: date)) }
  }

  /// Whether there is room for the time in digits without making the clock too small to read.
  private func hasWords(in size: CGSize) -> Bool { size.height >= 80 }

  private func clock(_ diameter: CGFloat, hasWords: Bool) -> some View {
    VStack(spacing: 8) {
      ZStack {
        ClockDial(diameter: diameter)
        Moving(model.setting, with: model.isHeld ? .interactiveSpring : Self.spring) { setting in
          ClockRun(
            setting: setting, elapsed: model.elapsed, diameter: diameter, palette: model.palette)
        }
      }
      .frame(width: diameter, height: diameter)
      .animation(.easeInOut(duration: 0.4), value: model.palette)
      .contentShape(Circle())
      // Within the tap, which would take a small drag for one.
      .gesture(
        DragGesture(minimumDistance: 6).onChanged {
          model.turnMinutes(to: $0.location, onDialOfDiameter: diameter)
        }
      )
      .onTapGesture { model.setToNextStop() }
      if hasWords { Text(model.time.text).foregroundStyle(.quiet) }
    }
  }
}
