public import Foundation

/// The dates at which a timeline view is to be described anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode

  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates in ascending order, from the last one that is not after `startDate` on.
  ///
  /// A timeline view stops following a sequence at a date that is not later than the one before.
  func entries(from startDate: Date, mode: Mode) -> Entries
}
