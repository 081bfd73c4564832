import TermAnim

/// Dates evenly apart, at most so many, counted from when the schedule came into force.
struct Rhythm: TimelineSchedule, Equatable {
  /// The dates.
  struct Entries: Sequence, IteratorProtocol {
    let start: Date
    let interval: Double
    let count: Int
    private var passed = 0

    init(start: Date, interval: Double, count: Int) {
      (self.start, self.interval, self.count) = (start, interval, count)
    }

    mutating func next() -> Date? {
      guard passed < count else { return nil }
      passed += 1
      return start.addingTimeInterval(Double(passed) * interval)
    }
  }

  /// Seconds, positive.
  let interval: Double
  let count: Int
  /// Makes a schedule with a new value another one, which begins anew.
  let beginning: [Int]

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: startDate, interval: interval, count: count)
  }
}
