public import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// How far `progress` has come, looked at ten times a second until it is finished or cancelled.
  ///
  /// It is not known how far as long as `progress` is indeterminate. Its words are not shown.
  nonisolated public init(_ progress: Progress) {
    self.init(watched: WatchedProgress(progress: progress))
  }
}

/// Progress that somebody else makes, and does not tell of.
struct WatchedProgress {
  let progress: Progress

  /// 0...1; nil when it is not known.
  var fraction: Double? {
    progress.isIndeterminate ? nil : SliderScale<Double>.clamped(progress.fractionCompleted)
  }
}

extension WatchedProgress: TimelineSchedule {
  /// When the progress is looked at.
  struct Entries: IteratorProtocol, Sequence {
    fileprivate let progress: Progress
    fileprivate var upcoming: Date?

    mutating func next() -> Date? {
      defer {
        let isOver = progress.isFinished || progress.isCancelled
        upcoming = isOver ? nil : upcoming?.addingTimeInterval(0.1)
      }
      return upcoming
    }
  }

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(progress: progress, upcoming: startDate)
  }
}
