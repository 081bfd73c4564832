import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextClockTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func text(_ view: Text, after seconds: Double) -> String {
    view.pieces.compactMap { $0.clock?.text(at: start.addingTimeInterval(seconds)) }.joined()
  }

  @Test(
    arguments: [
      (0, "1:05", "1 min, 5 sec", "+1 minute"), (5, "1:00", "1 min", "+1 minute"),
      (64.5, "0:01", "1 sec", "+1 second"), (65, "0:00", "0 sec", "+0 seconds"),
      (70, "0:05", "5 sec", "-5 seconds"), (65 + 3723, "1:02:03", "1 hr, 2 min", "-1 hour"),
      (65 + 90_000, "25:00:00", "1 day, 1 hr", "-1 day"),
    ] as [(Double, String, String, String)])
  func `the distance of a date is written in three ways`(
    now: Double, timer: String, relative: String, offset: String
  ) {
    let date = start.addingTimeInterval(65)
    #expect(text(Text(date, style: .timer), after: now) == timer)
    #expect(text(Text(date, style: .relative), after: now) == relative)
    #expect(text(Text(date, style: .offset), after: now) == offset)
  }

  @Test func `a timer runs through its interval and no further`() {
    let interval = start.addingTimeInterval(10)...start.addingTimeInterval(100)
    func shown(_ now: Double, _ countsDown: Bool, pause: Double? = nil) -> String {
      let pause = pause.map { start.addingTimeInterval($0) }
      let timer = Text(timerInterval: interval, pauseTime: pause, countsDown: countsDown)
      return text(timer, after: now)
    }
    #expect(
      [0, 10, 11, 11.5, 99.5, 200].map { shown($0, true) } == [
        "1:30", "1:30", "1:29", "1:29", "0:01", "0:00",
      ])
    #expect([0, 11.5, 200].map { shown($0, false) } == ["0:00", "0:01", "1:30"])
    #expect(shown(50, true, pause: 20) == "1:20")
    let hours = start...start.addingTimeInterval(7384)
    #expect(text(Text(timerInterval: hours), after: 0) == "2:03:04")
    #expect(text(Text(timerInterval: hours, showsHours: false), after: 0) == "123:04")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e18, -1e18])
  func `a date that is nowhere near is not waited for`(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    for style in [Text.DateStyle.timer, .relative, .offset] {
      #expect(Text(date, style: style).pieces.first?.clock?.nextChange(after: start) == nil)
    }
  }

  @Test func `an interval names a half of the day once where both dates have it`() throws {
    let day = try #require(
      Calendar.current.date(from: DateComponents(year: 2024, month: 5, day: 6)))
    func text(_ from: Double, _ to: Double) -> String {
      let dates = day.addingTimeInterval(from * 3600)...day.addingTimeInterval(to * 3600)
      return self.text(Text(dates), after: 0)
    }
    #expect(text(9, 10) == "9:00 \u{2013} 10:00 AM")
    #expect(text(9, 15) == "9:00 AM \u{2013} 3:00 PM")
    #expect(text(9, 34) == "May 6, 9:00 AM \u{2013} May 7, 10:00 AM")
  }

  @Test func `a clock on the screen wakes for its next second and for nothing else`() {
    let interval = start...start.addingTimeInterval(3)
    let host = ViewHost(Text(timerInterval: interval))
    var seen: [String] = []
    for _ in 0..<5 {
      seen += DrawnText.strings(in: host)
      guard let next = host.graph.nextWakeUp else { break }
      #expect(next > host.time)
      host.advance(by: next.seconds - host.time.seconds)
    }
    #expect(seen == ["0:03", "0:02", "0:01", "0:00"])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `dates and ranges are written in English`() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "MMMM d, yyyy|h:mm a"
    let parts = formatter.string(from: start).split(separator: "|").map(String.init)
    #expect(text(Text(start, style: .date), after: 0) == parts[0])
    #expect(text(Text(start, style: .time), after: 0) == parts[1])
    let range = text(Text(start...start.addingTimeInterval(60)), after: 0)
    #expect(range.contains("\u{2013}") && range.hasSuffix(String(parts[1].suffix(2))))
  }

  @Test func `formatters have their say`() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    #expect(Text(NSNumber(value: 1.5), formatter: formatter) == Text(verbatim: "1.50"))
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    (dates.timeZone, dates.dateFormat) = (TimeZone(secondsFromGMT: 0), "yyyy")
    #expect(Text(start, formatter: dates) == Text(verbatim: "2001"))
    let key: LocalizedStringKey = "in \(start, formatter: dates)"
    #expect(Text(key) == Text(verbatim: "in 2001"))
  }
}
