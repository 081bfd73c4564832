import TermAnim

/// A clock that ticks, and whose hands spring to the time it is set to.
struct ClockView: View {
  @ObservedObject var model: ClockModel
  @State private var start: Date?
  @Environment(\.showsTimeOfDay) private var showsTimeOfDay
  @Environment(\.terminalCell) private var cell
  @Environment(\.terminalPixel) private var pixel

  private static let spring = Animation.spring(duration: 1.4, bounce: 0.25)

  var body: some View {
    Picture { size in
      let room =
        isTall(size)
        ? min(size.width, size.height - 2 * cell.height)
        : min(size.width - 8 * cell.width - gap, size.height)
      // So that what is in the middle is as far from opposite marks.
      let dial = CGSize.evenSquare(within: room, of: pixel)
      TimelineView(.animation(minimumInterval: 1)) { context in
        let seconds = Int(context.date.timeIntervalSince(start ?? context.date).rounded())
        clock(dial, isTall: isTall(size))
          .onAppear { begin(at: context.date) }
          .onChange(of: seconds) { model.run(to: seconds) }
      }
    }
  }

  private func begin(at date: Date) {
    start = date
    if showsTimeOfDay { model.begin(at: ClockTime(of: date)) }
  }

  /// Whether the time in digits has room below the dial; it is beside one that would be small.
  private func isTall(_ size: CGSize) -> Bool {
    size.height >= ClockDial.leastFull + 2 * cell.height
  }

  /// Between a dial and the time beside it.
  private var gap: CGFloat { 3 * pixel.width }

  private func clock(_ dial: CGSize, isTall: Bool) -> some View {
    let layout =
      isTall ? AnyLayout(VStackLayout(spacing: cell.height)) : AnyLayout(HStackLayout(spacing: gap))
    let diameter = min(dial.width, dial.height)
    return layout {
      ZStack {
        ClockDial(size: dial)
        Moving(model.setting, with: model.isHeld ? .interactiveSpring : Self.spring) { setting in
          ClockRun(
            setting: setting, elapsed: model.elapsed, diameter: diameter, palette: model.palette)
        }
      }
      .frame(width: dial.width, height: dial.height)
      .contentShape(Circle())
      // Within the tap, which would take a small drag for one.
      .gesture(
        DragGesture(minimumDistance: 6).onChanged {
          model.turnMinutes(to: $0.location, onDialOfDiameter: diameter)
        }
      )
      .onTapGesture { model.setToNextStop() }
      Text(model.time.text)
        .foregroundStyle(.quiet)
        .textRendering(.characters)
    }
  }
}
