import Foundation
import Testing

@testable import TermAnim

@MainActor
struct DateCalendarTests {
  /// The last of January 2024 at 09:58.
  private let start = Date(timeIntervalSince1970: 1_706_695_080)
  private let day: TimeInterval = 86_400

  private func host(_ picker: some View, _ identifier: Calendar.Identifier = .gregorian) -> ViewHost
  {
    var calendar = Calendar(identifier: identifier)
    calendar.firstWeekday = 2
    return ViewHost(
      picker.labelsHidden().datePickerStyle(.graphical)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, calendar).environment(\.timeZone, .gmt))
  }

  private func title(_ host: ViewHost) -> String? { host.strings.first }

  /// Goes to the days, behind the arrows.
  private func enter(_ host: ViewHost) {
    for _ in 0..<3 { host.key(.tab) }
  }

  private struct Page: View {
    @State var date: Date
    var components: DatePickerComponents = .date

    var body: some View { DatePicker("", selection: $date, displayedComponents: components) }
  }

  @Test func `a month has a title, weekdays and its days`() {
    let host = host(Page(date: start))
    let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    let days = (1...31).map { String($0) }
    #expect(host.strings.prefix(3) == ["January 2024", "\u{2039}", "\u{203A}"])
    #expect(Array(host.strings.dropFirst(3)) == weekdays + days)
    let ends = ["1", "8", "15"].compactMap { host.frame(of: $0)?.maxX }
    #expect(Set(ends).count == 1)
  }

  @Test func `a pressed day is chosen at the same time of day`() {
    let date = HeldValue(start)
    let host = host(DatePicker("", selection: date.binding, displayedComponents: .date))
    host.tap(on: "15")
    #expect(date.value == start - 16 * day)
    host.tap(on: "15")
    #expect(date.value == start - 16 * day)
  }

  @Test func `keys go to a day, over the edge of a month, and choose it`() {
    let date = HeldValue(start)
    let host = host(DatePicker("", selection: date.binding, displayedComponents: .date))
    enter(host)
    host.key(.rightArrow, runningFor: 1)
    #expect(date.value == start)
    #expect(title(host) == "February 2024")
    host.key(.downArrow)
    host.key(.return)
    #expect(date.value == start + 8 * day)
    host.key(.pageUp, runningFor: 1)
    host.key(.rightArrow)
    host.key(.home)
    host.key(.space)
    #expect(date.value == start - 23 * day)
    #expect(title(host) == "January 2024")
  }

  @Test func `only the focused calendar shows the day that keys choose`() {
    let host = host(Page(date: start))
    #expect(!host.strings.contains("["))
    enter(host)
    #expect(host.strings.filter { $0 == "[" || $0 == "]" } == ["[", "]"])
    host.key(.tab)
    #expect(!host.strings.contains("["))
  }

  @Test func `arrows show the months around, and no month is left over`() {
    let host = host(Page(date: start))
    host.tap(on: "\u{203A}")
    host.advance(by: 0.1)
    #expect(host.strings.filter { $0 == "13" }.count == 2)
    host.run(for: 1)
    #expect(title(host) == "February 2024")
    #expect(host.strings.filter { $0 == "13" }.count == 1)
    host.tap(on: "\u{2039}", runningFor: 1)
    host.tap(on: "\u{2039}", runningFor: 1)
    #expect(title(host) == "December 2023")
    #expect(host.graph.nextWakeUp.map { $0.seconds > 60 } ?? true)
  }

  @Test func `days outside of the range are faint and are not chosen`() {
    let date = HeldValue(start)
    let host = host(
      DatePicker(
        "", selection: date.binding, in: start - 2 * day...start, displayedComponents: .date))
    host.tap(on: "28")
    #expect(date.value == start)
    host.tap(on: "29")
    #expect(date.value == start - 2 * day)
    host.tap(on: "\u{203A}", runningFor: 1)
    host.tap(on: "\u{2039}", runningFor: 1)
    #expect(title(host) == "January 2024")
    enter(host)
    for _ in 0..<9 { host.key(.leftArrow) }
    host.key(.pageUp)
    host.key(.rightArrow)
    host.key(.return)
    #expect(date.value == start - day)
  }

  @Test func `a day whose time is outside of the range is chosen at the end of that`() {
    let date = HeldValue(start)
    let host = host(
      DatePicker(
        "", selection: date.binding, in: (start - day + 60)..., displayedComponents: .date))
    host.tap(on: "30")
    #expect(date.value == start - day + 60)
  }

  @Test func `a selection outside of the range is shown, and can be left`() {
    let date = HeldValue(start - 99 * day)
    let host = host(
      DatePicker("", selection: date.binding, in: start..., displayedComponents: .date))
    #expect(title(host) == "October 2023")
    // The arrow back has no use, and so not the focus.
    for _ in 0..<2 { host.key(.tab) }
    host.key(.rightArrow, runningFor: 1)
    host.key(.return)
    #expect(date.value == start)
  }

  @Test func `a date that is changed outside shows its month`() {
    struct Outside: View {
      @State var date: Date
      var body: some View {
        Button("Go") { date += 60 * 86_400 }
        DatePicker("", selection: $date, displayedComponents: .date)
      }
    }
    let host = host(VStack { Outside(date: start) })
    host.tap(on: "\u{2039}", runningFor: 1)
    #expect(host.strings.contains("December 2023"))
    host.tap(on: "Go", runningFor: 1)
    #expect(host.strings.contains("March 2024"))
  }

  @Test func `the time of day is below, in the time zone of the days`() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 5 * 3600))
    let host = ViewHost(
      Page(date: start, components: [.date, .hourAndMinute]).labelsHidden()
        .datePickerStyle(.graphical).environment(\.timeZone, zone))
    #expect(host.strings.suffix(3) == ["14", ":", "58"])
    #expect(
      self.host(Page(date: start, components: .hourAndMinute)).strings == ["09", ":", "58"])
  }

  @Test func `rows that begin on the right have their days there, and arrow keys that point so`() {
    let date = HeldValue(start)
    let host = host(
      DatePicker("", selection: date.binding, displayedComponents: .date)
        .environment(\.layoutDirection, .rightToLeft))
    let (left, right) = (host.frames(of: "2")[0], host.frames(of: "1")[0])
    #expect(left.minX < right.minX)
    host.tap(on: "17")
    #expect(date.value == start - 14 * day)
    host.key(.rightArrow)
    host.key(.return)
    #expect(date.value == start - 15 * day)
  }

  @Test func `other calendars have their own months`() {
    let host = host(Page(date: start), .hebrew)
    #expect(title(host) == "Shevat 5784")
    #expect(host.strings.contains("30"))
    #expect(!host.strings.contains("31"))
  }

  @Test func `a calendar that is disabled keeps its date`() {
    let date = HeldValue(start)
    let host = host(
      DatePicker("", selection: date.binding, displayedComponents: .date).disabled(true))
    host.tap(on: "15")
    host.key(.tab)
    host.key(.leftArrow)
    host.key(.return)
    #expect(date.value == start)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `dates that are no numbers are shown as some date`(seconds: Double) {
    let date = HeldValue(Date(timeIntervalSinceReferenceDate: seconds))
    let host = host(DatePicker("", selection: date.binding))
    enter(host)
    for key in [KeyEquivalent.pageUp, .pageUp, .upArrow, .pageDown, .return] { host.key(key) }
    #expect(date.value.timeIntervalSinceReferenceDate.isFinite)
  }

  @Test func `today and a chosen day go on at midnight`() {
    let host = host(Page(date: Date(timeIntervalSinceReferenceDate: 9 * day)))
    func isTinted(_ text: String) -> Bool {
      DrawnText.characters(in: host).first { $0.text == text }?.paint
        != DrawnText.characters(in: host).first { $0.text == "20" }?.paint
    }
    #expect(isTinted("1") && !isTinted("2"))
    host.advance(by: day + 1)
    #expect(!isTinted("1") && isTinted("2"))
  }

  /// A calendar whose days other buttons see from elsewhere.
  private struct Traveller: View {
    @State var date: Date
    @State private var hours = 0
    @State private var identifier = Calendar.Identifier.gregorian

    var body: some View {
      VStack {
        Button("West") { hours = -12 }
        Button("East") { hours = 14 }
        Button("Hebrew") { identifier = .hebrew }
        DatePicker("", selection: $date, displayedComponents: .date)
          .environment(\.calendar, Calendar(identifier: identifier))
          .environment(\.timeZone, TimeZone(secondsFromGMT: hours * 3600) ?? .gmt)
      }
    }
  }

  @Test func `the day that keys have gone to is the same in other time zones and calendars`() {
    let host = host(Traveller(date: start))
    for _ in 0..<6 { host.key(.tab) }
    host.key(.rightArrow, runningFor: 1)
    for button in ["West", "East"] {
      host.tap(on: button, runningFor: 1)
      #expect(host.strings.contains("February 2024"))
    }
    host.tap(on: "Hebrew", runningFor: 1)
    #expect(host.strings.contains("Shevat 5784"))
    for _ in 0..<6 where !host.strings.contains("[") { host.key(.tab) }
    // The 22nd of Shevat is the first of February.
    let (bracket, number) = (host.frame(of: "[") ?? .zero, host.frame(of: "22") ?? .zero)
    #expect(bracket.midY == number.midY && bracket.maxX == number.minX)
  }

  @Test func `a chosen day that falls into another month in a time zone is followed`() {
    let host = host(Traveller(date: start + day / 2))
    host.tap(on: "East", runningFor: 1)
    #expect(host.strings.contains("February 2024"))
  }

  @Test func `months fade in their place, one after the other, where motion is reduced`() {
    let host = host(Page(date: start).environment(\.accessibilityReduceMotion, true))
    func seen() -> [CGRect] {
      host.drawing.filter { $0.opacity > 0.01 }.compactMap { $0.frame(ofText: "13") }
    }
    let january = seen()
    host.tap(on: "\u{203A}")
    var frames: [[CGRect]] = []
    for _ in 0..<30 {
      host.advance(by: 1.0 / 60)
      frames.append(seen())
    }
    let february = seen()
    #expect(january.count == 1 && february.count == 1 && january != february)
    #expect(frames.allSatisfy { [january, [], february].contains($0) })
  }

  @Test func `without colours today is underlined and a chosen day is of ink`() {
    let today = Date(timeIntervalSinceReferenceDate: 0)
    let host = host(
      Page(date: today + 2 * day).environment(\.accessibilityDifferentiateWithoutColor, true))
    let characters = DrawnText.characters(in: host)
    let underlined = characters.filter { $0.attributes.contains(.underline) }
    #expect(underlined.map(\.text) == ["1"])
    let chosen = host.frame(of: "3") ?? .zero
    let ground = host.drawing.first { $0.bounds?.contains(chosen) == true }
    #expect(ground?.color == Color.black.resolve(in: EnvironmentValues()))
    let paints = ["3", "20"].map { text in characters.first { $0.text == text }?.paint }
    #expect(paints[0] != paints[1])
  }
}
