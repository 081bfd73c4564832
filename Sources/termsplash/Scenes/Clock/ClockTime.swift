import TermAnim

/// A time of day as a vector, so that it can be animated: times add up and are scaled in seconds.
struct ClockTime: Hashable, Sendable, VectorArithmetic {
  /// Seconds since midnight; any number, as hands can go round more than once.
  var seconds: Double

  init(seconds: Double) {
    self.seconds = seconds
  }

  init(_ hours: Int, _ minutes: Int, _ seconds: Int = 0) {
    self.seconds = Double(hours * 3600 + minutes * 60 + seconds)
  }

  /// A time as people type it: `9`, `951`, `9:51`, `21:30:05`; nil when it is none.
  init?(entry: String) {
    var parts = entry.split(separator: ":").map(String.init)
    if parts.count == 1, let digits = parts.first, digits.count > 2 {
      parts = [String(digits.dropLast(2)), String(digits.suffix(2))]
    }
    let numbers = parts.compactMap { Int($0) } + [0, 0]
    guard 3...5 ~= numbers.count, numbers.count == parts.count + 2, 0..<24 ~= numbers[0],
      numbers[1...2].allSatisfy({ 0..<60 ~= $0 })
    else { return nil }
    self.init(numbers[0], numbers[1], numbers[2])
  }

  /// What clocks on the wall show, where the program runs.
  init(of date: Date) {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
    self.init(parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
  }

  static var zero: ClockTime { ClockTime(seconds: 0) }

  static func + (one: ClockTime, other: ClockTime) -> ClockTime {
    ClockTime(seconds: one.seconds + other.seconds)
  }

  static func - (one: ClockTime, other: ClockTime) -> ClockTime {
    ClockTime(seconds: one.seconds - other.seconds)
  }

  mutating func scale(by factor: Double) {
    seconds *= factor
  }

  var magnitudeSquared: Double { seconds * seconds }
}

extension ClockTime {
  /// Where the hands point, clockwise from the top.
  var hourAngle: Angle { .degrees(seconds / 120) }
  var minuteAngle: Angle { .degrees(seconds / 10) }
  var secondAngle: Angle { .degrees(seconds * 6) }

  /// Hours, minutes and seconds with two digits each, within a day.
  var text: String {
    guard seconds.isFinite, abs(seconds) < 1e15 else { return "--:--:--" }
    let second = (Int(seconds.rounded()) % 86_400 + 86_400) % 86_400
    return [second / 3600, second / 60 % 60, second % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// The way from here to another time of day, forwards or backwards, whichever is shorter.
  func nearestWay(to other: ClockTime) -> ClockTime {
    ClockTime(seconds: (other.seconds - seconds).remainder(dividingBy: 86_400))
  }
}
