import TermAnim

/// How far ants have come that march at a steady pace, and that can be told another on their way.
struct March: Hashable, Sendable {
  /// Points a second; backwards when negative.
  private(set) var pace: Double
  private var distance = 0.0
  private var since: Date

  init(pace: Double, from start: Date) {
    (self.pace, since) = (pace, start)
  }

  /// Points gone at a date that is not before the last change of pace.
  func distance(at date: Date) -> Double {
    distance + pace * date.timeIntervalSince(since)
  }

  /// Goes on at another pace from where it is.
  mutating func change(to pace: Double, at date: Date) {
    distance = distance(at: date)
    (self.pace, since) = (pace, date)
  }
}
