public import Foundation

/// The time that has passed or remains below progress that time makes.
public struct DefaultDateProgressLabel {
  let progress: TimerProgress
}

extension DefaultDateProgressLabel: View {
  public var body: some View {
    Text(timerInterval: progress.interval, countsDown: progress.countsDown)
  }
}

extension ProgressView {
  /// Progress that time makes from the beginning of an interval to its end.
  ///
  /// Before it, the progress is at its start, and after it, at its end. When it counts down, it
  /// shows what remains, else what has passed.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      timer: TimerProgress(interval: timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Progress that time makes from the beginning of an interval to its end, with the time below.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let timer = TimerProgress(interval: timerInterval, countsDown: countsDown)
    self.init(
      timer: timer, label: label(), currentValueLabel: DefaultDateProgressLabel(progress: timer))
  }

  /// Progress that time makes from the beginning of an interval to its end, with the time below.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    let timer = TimerProgress(interval: timerInterval, countsDown: countsDown)
    self.init(
      timer: timer, label: nil, currentValueLabel: DefaultDateProgressLabel(progress: timer))
  }
}
