import Foundation
import Testing

@testable import TermAnim

@MainActor
struct MultiDatePickerTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func components(_ day: Int) -> DateComponents {
    DateComponents(year: 2024, month: 1, day: day)
  }

  private func host(_ picker: some View) -> ViewHost {
    ViewHost(
      picker.environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, calendar).environment(\.timeZone, .gmt))
  }

  @Test func `pressed days come and go, each as SwiftUI's components`() throws {
    let days = HeldValue<Set<DateComponents>>([components(9)])
    let host = host(MultiDatePicker("Days", selection: days.binding))
    #expect(host.strings.prefix(2) == ["Days", "January 2024"])
    host.tap(on: "15")
    let date = try #require(calendar.date(from: components(15)))
    #expect(
      days.value == [
        components(9),
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date),
      ])
    host.tap(on: "15")
    #expect(days.value == [components(9)])
  }

  @Test func `all components of the same day go with it`() {
    var other = components(9)
    (other.era, other.hour, other.timeZone) = (1, 23, TimeZone(secondsFromGMT: 40_000))
    var hebrew = DateComponents(year: 5784, month: 5, day: 29)
    hebrew.calendar = Calendar(identifier: .hebrew)
    let days = HeldValue<Set<DateComponents>>([components(9), other, hebrew])
    let host = host(MultiDatePicker("", selection: days.binding))
    host.tap(on: "9")
    #expect(days.value == [hebrew])
    // The 29th of Shevat 5784 is the 8th of February.
    host.tap(on: "8")
    #expect(
      calendar.startOfDay(for: hebrew)
        == calendar.date(
          from: DateComponents(
            year: 2024, month: 2, day: 8)))
  }

  @Test func `components that are no day are none`() {
    for components in [
      DateComponents(), DateComponents(year: 2024, month: 1), DateComponents(month: 1, day: 1),
      DateComponents(year: 2023, month: 2, day: 29),
    ] {
      #expect(calendar.startOfDay(for: components) == nil)
    }
  }

  @Test func `only days of the range are chosen, the last of which is before its end`() throws {
    let first = try #require(calendar.date(from: components(10)))
    let end = try #require(calendar.date(from: components(12)))
    func chosen(_ picker: (Binding<Set<DateComponents>>) -> MultiDatePicker<Text>) -> [Int] {
      let days = HeldValue<Set<DateComponents>>([components(31)])
      let host = host(picker(days.binding))
      for day in 9...12 { host.tap(on: String(day)) }
      return days.value.compactMap(\.day).sorted().dropLast()
    }
    #expect(chosen { MultiDatePicker("", selection: $0) } == [9, 10, 11, 12])
    #expect(chosen { MultiDatePicker("", selection: $0, in: first..<end) } == [10, 11])
    #expect(chosen { MultiDatePicker("", selection: $0, in: first...) } == [10, 11, 12])
    #expect(chosen { MultiDatePicker("", selection: $0, in: ..<end) } == [9, 10, 11])
    #expect(chosen { MultiDatePicker("", selection: $0, in: first..<first) } == [])
  }

  @Test func `keys go on from the first chosen day and turn days on and off`() {
    let days = HeldValue<Set<DateComponents>>([components(9), components(20)])
    let host = host(MultiDatePicker(selection: days.binding) { Text("Days") }.labelsHidden())
    for _ in 0..<3 { host.key(.tab) }
    host.key(.space)
    host.key(.rightArrow)
    host.key(.return)
    #expect(days.value.compactMap(\.day).sorted() == [10, 20])
  }
}
