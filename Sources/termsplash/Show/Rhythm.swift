import TermAnim

/// Dates evenly apart, counted from when the schedule came into force.
struct Rhythm: TimelineSchedule, Equatable {
  /// The dates, without an end.
  struct Entries: Sequence, IteratorProtocol {
    let start: Date
    let interval: Double
    private var count = 0.0

    init(start: Date, interval: Double) {
      (self.start, self.interval) = (start, interval)
    }

    mutating func next() -> Date? {
      count += 1
      return start.addingTimeInterval(count * interval)
    }
  }

  /// Seconds, positive.
  let interval: Double
  /// Makes a schedule with a new value another one, which begins anew.
  let beginning: [Int]

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: startDate, interval: interval)
  }
}
