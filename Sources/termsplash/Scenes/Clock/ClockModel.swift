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
  /// Whether a hand has set it last, which its hands are to keep up with.
  private(set) var isHeld = false
  @Published var palette = Palette.all[1]
  private var tour = 0
  /// The time of day when the clock began to run, where it has been told.
  private var beginning: ClockTime?

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

  func turn(by time: ClockTime) {
    isHeld = false
    setting.turn(by: time)
  }

  /// Turns the minute hand to where a line from the middle of the dial through `point` leads, the
  /// shorter way round; the hours go along, and seconds stay.
  func turnMinutes(to point: CGPoint, onDialOfDiameter diameter: CGFloat) {
    let (x, y) = (point.x - diameter / 2, point.y - diameter / 2)
    guard hypot(x, y) > diameter / 16 else { return }
    let minute = (atan2(x, -y) / (2 * .pi) * 60).rounded()
    let way = (minute - (time.seconds / 60).rounded(.down)).remainder(dividingBy: 60)
    turn(by: ClockTime(seconds: way * 60))
    isHeld = true
  }

  /// Begins with a time of day, to which the last of its stops leads back.
  func begin(at time: ClockTime) {
    (beginning, tour) = (time, 0)
    set(to: time)
  }

  /// Goes to where the main action leads first, but from the time of day nowhere.
  func comeOn() {
    if beginning == nil { setToNextStop() }
  }

  func setToNextStop() {
    let place = tour % Self.stops.count
    let present = place == Self.stops.count - 1 ? beginning.map { $0 + elapsed } : nil
    set(to: present ?? Self.stops[place])
    tour += 1
  }
}
