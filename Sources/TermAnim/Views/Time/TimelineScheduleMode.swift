/// How often a schedule may ask for updates.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it likes; what a terminal shows.
  case normal
  /// No more than about once a minute.
  case lowFrequency
}
