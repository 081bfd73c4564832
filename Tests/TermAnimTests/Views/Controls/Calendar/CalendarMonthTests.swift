import Foundation
import Testing

@testable import TermAnim

struct CalendarMonthTests {
  private func calendar(_ identifier: Calendar.Identifier = .gregorian) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
    try #require(calendar().date(from: DateComponents(year: year, month: month, day: day)))
  }

  private func numbers(_ month: CalendarMonth) -> [[Int?]] {
    month.weeks.map { $0.map { $0.map { month.calendar.component(.day, from: $0) } } }
  }

  @Test func `weeks begin with the first weekday of the calendar`() throws {
    var calendar = calendar()
    calendar.firstWeekday = 1
    var month = try CalendarMonth(of: date(2024, 2, 29), in: calendar)
    #expect(numbers(month)[0] == [nil, nil, nil, nil, 1, 2, 3])
    calendar.firstWeekday = 2
    month = try CalendarMonth(of: date(2024, 2, 29), in: calendar)
    #expect(numbers(month)[0] == [nil, nil, nil, 1, 2, 3, 4])
    #expect(numbers(month)[4] == [26, 27, 28, 29, nil, nil, nil])
    #expect(numbers(month)[5] == [Int?](repeating: nil, count: 7))
  }

  @Test(arguments: 1...7)
  func `every month fits in, with all of its days in order`(firstWeekday: Int) throws {
    for identifier in [Calendar.Identifier.gregorian, .hebrew, .islamicUmmAlQura, .chinese] {
      var calendar = calendar(identifier)
      calendar.firstWeekday = firstWeekday
      for count in 0..<14 {
        let date = try #require(
          calendar.date(byAdding: .month, value: count, to: self.date(2024, 1, 15)))
        let days = numbers(CalendarMonth(of: date, in: calendar)).joined().compactMap(\.self)
        #expect(days == Array(1...days.count), "\(identifier) \(date)")
        #expect((28...31).contains(days.count))
      }
    }
  }

  @Test func `days that were left out are not there`() throws {
    let month = try CalendarMonth(of: date(1582, 10, 20), in: calendar())
    #expect(numbers(month).joined().compactMap(\.self) == Array(1...4) + Array(15...31))
  }

  private func month(_ year: Int, _ month: Int, in zone: String) throws -> CalendarMonth {
    var calendar = calendar()
    calendar.firstWeekday = 1
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let start = calendar.date(from: DateComponents(year: year, month: month, day: 1))
    return CalendarMonth(of: try #require(start), in: calendar)
  }

  @Test func `a weekday that was left out is a gap`() throws {
    let weeks = try numbers(month(2011, 12, in: "Pacific/Apia"))
    #expect(weeks[0] == [nil, nil, nil, nil, 1, 2, 3])
    #expect(weeks[4] == [25, 26, 27, 28, 29, nil, 31])
    #expect(weeks.joined().compactMap(\.self) == Array(1...29) + [31])
  }

  @Test(arguments: [
    (2018, 11, "America/Sao_Paulo"), (2022, 3, "Asia/Beirut"), (1867, 10, "America/Juneau"),
  ])
  func `days are there once, and under their weekday, however they begin and how long they last`(
    year: Int, month: Int, zone: String
  ) throws {
    let month = try self.month(year, month, in: zone)
    let days = numbers(month).joined().compactMap(\.self)
    #expect(days == Array(1...days.count) && days.count >= 30)
    for (column, day) in month.weeks.joined().enumerated() {
      guard let day else { continue }
      #expect(month.calendar.component(.weekday, from: day) == column % 7 + 1)
      let components = month.calendar.dateComponents([.year, .month, .day], from: day)
      #expect(month.calendar.startOfDay(for: components) == day)
    }
  }

  @Test func `the first year has months, too, and one before`() throws {
    let calendar = calendar()
    let month = CalendarMonth(of: .distantPast, in: calendar)
    #expect(numbers(month).joined().compactMap(\.self) == Array(1...31))
    let before = CalendarMove.months(-1).end(from: month.start, in: calendar)
    #expect(calendar.dateComponents([.era, .year, .month], from: before).era == 0)
  }

  @Test func `ways lead to the ends of weeks and to months that are shorter`() throws {
    var calendar = calendar()
    calendar.firstWeekday = 2
    let day = try date(2024, 1, 31)
    for (key, end) in try [
      (KeyEquivalent.home, date(2024, 1, 29)), (.end, date(2024, 2, 4)),
      (.pageDown, date(2024, 2, 29)), (.pageUp, date(2023, 12, 31)),
      (.upArrow, date(2024, 1, 24)), (.downArrow, date(2024, 2, 7)),
      (.leftArrow, date(2024, 1, 30)), (.rightArrow, date(2024, 2, 1)),
    ] {
      #expect(try #require(CalendarMove(key)).end(from: day, in: calendar) == end)
    }
    #expect(CalendarMove(.tab) == nil)
  }

  @Test func `a day without a midnight begins later, and the next one at midnight`() throws {
    var calendar = calendar()
    calendar.timeZone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
    let day = try #require(
      calendar.date(from: DateComponents(year: 2018, month: 11, day: 3)))
    let starts = (0...2).map { calendar.day($0, after: day) }
    #expect(starts.map { calendar.component(.day, from: $0) } == [3, 4, 5])
    #expect(starts.map { calendar.component(.hour, from: $0) } == [0, 1, 0])
  }

  @Test func `weekdays have two letters where these tell them apart`() {
    var calendar = calendar()
    calendar.firstWeekday = 2
    #expect(
      WeekdayNames.names(in: calendar, Locale(identifier: "en_US"))
        == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
    #expect(WeekdayNames.names(in: calendar, Locale(identifier: "ja_JP"))[0] == "\u{6708}")
    #expect(
      WeekdayNames.names(in: calendar, Locale(identifier: "ar"))[0].unicodeScalars.count == 1)
  }
}
