import Foundation

/// A part of a date that can be changed by itself, in the order of writing.
enum DatePart: Hashable, Sendable, CaseIterable {
  case year
  case month
  case day
  case hour
  case minute

  /// The parts that `components` have, in the order of writing.
  static func parts(of components: DatePickerComponents) -> [DatePart] {
    allCases.filter { components.contains($0.component) }
  }

  private var component: DatePickerComponents {
    switch self {
    case .year, .month, .day: .date
    case .hour, .minute: .hourAndMinute
    }
  }

  /// The part in figures.
  func figures(of date: Date, in calendar: Calendar) -> String {
    let text = String(calendar.component(unit, from: date))
    return String(repeating: "0", count: max((self == .year ? 4 : 2) - text.count, 0)) + text
  }

  /// What stands between the part and the next one.
  var separator: String {
    switch self {
    case .year, .month: "-"
    case .day: " "
    case .hour: ":"
    case .minute: ""
    }
  }

  /// The date with the part greater or less by one; a day that the month does not have becomes its
  /// last, and minutes are the next multiple of `minutes`.
  func step(
    _ date: Date, isGreater: Bool, minutes: Int = 1, in calendar: Calendar
  ) -> Date {
    var count = 1
    if self == .minute {
      let past = calendar.component(.minute, from: date) % minutes
      count = isGreater || past == 0 ? minutes - past : past
    }
    return calendar.date(byAdding: unit, value: isGreater ? count : -count, to: date) ?? date
  }

  private var unit: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    }
  }
}

extension Calendar {
  /// In UTC, so that a date is the same on every machine.
  static let universal: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
