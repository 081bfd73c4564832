import TermAnim

/// What the clock shows: what it was set to, and how long it has run.
@MainActor
final class ClockModel: ObservableObject, Colorful {
  /// When hands look best, as makers of clocks know.
  private static let start = ClockTime(10, 9, 30)
  /// Where the main action goes in turn.
  private static let stops = [
    ClockTime(4, 40), ClockTime(9, 51, 15), ClockTime(13, 50), ClockTime(10, 9),
  ]

  @Published private(set) var elapsed = ClockTime.zero
  @Published private(set) var setting = ClockSetting(ClockModel.start)
  @Published var palette = Palette.all[1]
  private var tour = 0

  var time: ClockTime { setting.time + elapsed }

  /// Runs on to a number of seconds since it was first seen.
  func run(to seconds: Int) { elapsed = ClockTime(seconds: Double(seconds)) }

  /// Sets the clock, the shorter way round.
  func set(to time: ClockTime) { turn(by: self.time.nearestWay(to: time)) }

  /// Sets the clock to what was typed, and returns whether that is a time, or nothing.
  func set(toEntry text: String) -> Bool {
    guard let time = ClockTime(entry: text) else { return text.isEmpty }
    set(to: time)
    return true
  }

  func turn(by time: ClockTime) { setting.turn(by: time) }

  func setToNextStop() {
    set(to: Self.stops[tour % Self.stops.count])
    tour += 1
  }
}
