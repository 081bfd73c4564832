import Foundation
import Testing

@testable import TermAnim

/// Texts that formats make of the time.
@MainActor
struct ClockFormatTests {
  /// A date of our time, of which a second has no round number.
  private static let today = Date(timeIntervalSinceReferenceDate: 817_384_921.37)
  private let today = Self.today

  private func shown(_ text: Text, _ seconds: Double...) -> [String] {
    seconds.map { after in
      text.pieces.compactMap { $0.clock?.text(at: today.addingTimeInterval(after)) }.joined()
    }
  }

  private func stopwatch(
    showsHours: Bool = true, _ count: Int = 4, _ precision: Duration = .milliseconds(10)
  ) -> Text {
    Text(
      .currentDate,
      format: .stopwatch(
        startingAt: today, showsHours: showsHours, maxFieldCount: count, maxPrecision: precision))
  }

  @Test func `a stopwatch has as many fields and places as it may`() {
    let times = [-3, 5.23, 2730.12, 3600, 90_061]
    let expected = ["00:00.00", "00:05.23", "45:30.12", "01:00:00.00", "25:01:01.00"]
    #expect(times.map { shown(stopwatch(), $0)[0] } == expected)
    #expect(
      (2...4).map { shown(stopwatch($0), 5025.67)[0] } == ["1:23", "01:23:45", "01:23:45.67"])
    #expect(shown(stopwatch(showsHours: false), 4530) == ["75:30.00"])
    let precisions = [Duration.seconds(1), .milliseconds(100), .milliseconds(1)]
    #expect(
      precisions.map { shown(stopwatch(4, $0), 83.456)[0] } == ["01:23", "01:23.4", "01:23.456"])
    #expect(shown(stopwatch(4, .seconds(60)), 1400, 5000) == ["23 minutes", "1:23"])
    #expect(shown(stopwatch(4, .seconds(3600)), 1400, 5000) == ["0 hours", "1 hour"])
    #expect(shown(stopwatch(1), 45, 83, 3700) == ["45 seconds", "1 minute", "1 hour"])
    #expect(shown(stopwatch(0), 45) == ["45 seconds"])
  }

  @Test func `a timer goes down or up through its interval`() {
    func timer(
      _ length: Double, showsHours: Bool = true, _ count: Int = 3,
      _ precision: Duration = .seconds(1)
    ) -> Text {
      Text(
        .currentDate,
        format: .timer(
          countingDownIn: today..<today.addingTimeInterval(length), showsHours: showsHours,
          maxFieldCount: count, maxPrecision: precision))
    }
    #expect(
      shown(timer(300), -9, 0, 60, 270, 300, 999) == [
        "5:00", "5:00", "4:00", "0:30", "0:00", "0:00",
      ])
    #expect(shown(timer(3600), 0, 0.5, 1) == ["1:00:00", "1:00:00", "59:59"])
    #expect(shown(timer(5400, showsHours: false), 0) == ["90:00"])
    #expect(
      shown(timer(5400, 2), 0, 1, 60, 1800, 1801) == ["1:30", "1:30", "1:29", "1:00", "59:59"])
    #expect(
      shown(timer(300, 3, .seconds(60)), 0, 1, 60) == ["5 minutes", "5 minutes", "4 minutes"])
    #expect(shown(timer(2, 4, .milliseconds(100)), 0, 0.55) == ["0:02.0", "0:01.5"])
    let up = Text(
      .currentDate, format: .timer(countingUpIn: today..<today.addingTimeInterval(3600)))
    #expect(shown(up, 0, 30, 3599, 3600, 9999) == ["0:00", "0:30", "59:59", "1:00:00", "1:00:00"])
    #expect(timer(300) == timer(300) && timer(300) != up && timer(300) != timer(300, 2))
  }

  @Test func `an offset is in the units and with the signs that it may have`() {
    func offset(
      _ fields: Set<Date.ComponentsFormatStyle.Field>? = nil, _ count: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Text {
      guard let fields else {
        let format = SystemFormatStyle.DateOffset.offset(
          to: today, maxFieldCount: count, sign: sign)
        return Text(.currentDate, format: format)
      }
      return Text(
        .currentDate,
        format: .offset(to: today, allowedFields: fields, maxFieldCount: count, sign: sign))
    }
    #expect(shown(offset(), 222, -5, 0) == ["3 minutes, 42 seconds", "-5 seconds", "0 seconds"])
    #expect(shown(offset(nil, 1), 5663) == ["1 hour"])
    #expect(
      shown(offset(nil, 3), 5663, 90_005) == ["1 hour, 34 minutes, 23 seconds", "1 day, 1 hour"])
    #expect(shown(offset([.minute, .second]), 332, -7532) == ["5:32", "-125:32"])
    #expect(shown(offset([.hour, .minute, .second], 3), 3932) == ["1:05:32"])
    #expect(shown(offset([.hour, .minute, .second]), 3932) == ["1 hour, 5 minutes"])
    #expect(shown(offset([.hour, .minute]), 3932, 30) == ["1 hour, 5 minutes", "0 minutes"])
    #expect(shown(offset([.week, .day]), 864_000) == ["1 week, 3 days"])
    #expect(shown(offset([]), 90) == ["90 seconds"])
    #expect(shown(offset(sign: .never), -5) == ["5 seconds"])
    let always = offset(sign: .always(includingZero: false))
    #expect(shown(always, 5, -5, 0) == ["+5 seconds", "-5 seconds", "0 seconds"])
    #expect(shown(offset(sign: .always(includingZero: true)), 0) == ["+0 seconds"])
  }

  // MARK: References

  /// How a date of the time zone of the machine is seen from another.
  private func reference(
    _ date: String, from other: String, _ count: Int = 2,
    threshold: Date.RelativeFormatStyle.Field = .day
  ) throws -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    let format = SystemFormatStyle.DateReference(
      to: try #require(formatter.date(from: date)), maxFieldCount: count, thresholdField: threshold)
    return format.text(at: try #require(formatter.date(from: other)))
  }

  @Test func `a date that is near is so far away`() {
    func seen(_ seconds: Double) -> String {
      SystemFormatStyle.DateReference(to: today.addingTimeInterval(seconds)).text(at: today)
    }
    #expect([0, 30, -59].map(seen) == ["now", "now", "now"])
    #expect([300, 60, -7300].map(seen) == ["in 5 minutes", "in 1 minute", "2 hours ago"])
    #expect([90_000, -90_000].map(seen) == ["tomorrow", "yesterday"])
    #expect(
      [-3, -27, 29].map { seen($0 * 86_400) } == ["3 days ago", "27 days ago", "in 29 days"])
    let far = SystemFormatStyle.DateReference(to: today, thresholdField: .year)
    let dates = [-40, 40, -800].map { today.addingTimeInterval($0 * 86_400) }
    #expect(dates.map(far.text(at:)) == ["next month", "last month", "in 2 years"])
  }

  @Test func `where days are the smallest unit, what is no day away is today`() {
    let format = SystemFormatStyle.DateReference(
      to: today.addingTimeInterval(60), allowedFields: [.year, .day], thresholdField: .month)
    #expect(format.text(at: today) == "today")
  }

  @Test func `of a date that is far away what differs is written`() throws {
    #expect(try reference("2019-06-03 09:41", from: "2019-01-03 09:00") == "Monday, June 3")
    #expect(try reference("2019-06-03 09:41", from: "2019-01-03 09:00", 1) == "June")
    #expect(try reference("2019-06-03 09:41", from: "2024-06-03 09:41") == "June 2019")
    #expect(try reference("2019-06-03 09:41", from: "2024-06-03 09:41", 3) == "June 3, 2019")
    #expect(try reference("2019-06-03 09:41", from: "2024-06-03 09:41", -1) == "2019")
    #expect(
      try reference("2019-06-03 09:41", from: "2019-06-03 15:00", threshold: .minute) == "9:41 AM")
    #expect(
      try reference("2019-06-03 09:41", from: "2019-06-03 10:00", threshold: .minute)
        == "19 minutes ago")
  }

  // MARK: Changes

  private static let clocks: [Text] = [
    Text(.currentDate, format: .stopwatch(startingAt: today)),
    Text(.currentDate, format: .stopwatch(startingAt: today, maxPrecision: .milliseconds(1))),
    Text(.currentDate, format: .stopwatch(startingAt: today, maxPrecision: .milliseconds(100))),
    Text(.currentDate, format: .stopwatch(startingAt: today, maxPrecision: .seconds(1))),
    Text(.currentDate, format: .stopwatch(startingAt: today, maxFieldCount: 2)),
    Text(
      .currentDate,
      format: .timer(countingDownIn: today..<today.addingTimeInterval(9000.5), maxFieldCount: 2)),
    Text(.currentDate, format: .timer(countingUpIn: today..<today.addingTimeInterval(9000.5))),
    Text(.durationOffset(to: today), format: .time(pattern: .minuteSecond)),
    Text(
      .durationOffset(to: today),
      format: .time(pattern: .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 1))),
    Text(.durationOffset(to: today), format: .units(allowed: [.seconds])),
    Text(.durationOffset(to: today.addingTimeInterval(60)), format: .time(pattern: .minuteSecond)),
    Text(.currentDate, format: .offset(to: today)),
    Text(
      .currentDate,
      format: .offset(to: today, allowedFields: [.hour, .minute, .second], maxFieldCount: 3)),
  ]

  @Test func `a clock goes on, and each text that it wakes for is another`() throws {
    for clock in Self.clocks.compactMap({ $0.pieces.first?.clock }) {
      var (now, text) = (today, clock.text(at: today))
      for step in 0..<1000 {
        let next = try #require(clock.nextChange(after: now), "\(text), step \(step)")
        let nextText = clock.text(at: next)
        #expect(next > now && nextText != text, "\(text), step \(step)")
        (now, text) = (next, nextText)
      }
    }
  }

  @Test(arguments: [-2e8, -4e6, -90_000, -7300.5, -61, -0.5, 0, 59.2, 3599, 7200, 90_000, 4e6, 3e8])
  func `a distance that is told in great units wakes when it is another`(distance: Double) throws {
    let now = today.addingTimeInterval(distance)
    let texts = [
      Text(.currentDate, format: .offset(to: today)),
      Text(
        .currentDate, format: .offset(to: today, allowedFields: [.week, .hour], maxFieldCount: 1)),
      Text(.currentDate, format: .reference(to: today, thresholdField: .year)),
      Text(today, style: .relative), Text(today, style: .offset),
    ]
    for clock in texts.compactMap({ $0.pieces.first?.clock }) {
      let next = try #require(clock.nextChange(after: now))
      let text = clock.text(at: now)
      #expect(clock.text(at: next.addingTimeInterval(-0.01)) == text)
      // At the date itself as much as nothing has passed as just before it.
      #expect(clock.text(at: next) != text || abs(next.timeIntervalSince(today)) < 1e-5)
    }
  }

  @Test func `a reference to a date that is far away wakes when days or years go by, or never`()
    throws
  {
    func wait(_ days: Double) -> Double? {
      let format = SystemFormatStyle.DateReference(to: today.addingTimeInterval(days * 86_400))
      return format.discreteInput(after: today).map { $0.timeIntervalSince(today) }
    }
    #expect(try abs(#require(wait(10)) - 1) < 1e-3)
    #expect(try abs(#require(wait(10.5)) - 43_201) < 1e-3)
    #expect(try abs(#require(wait(-10.25)) - 64_800) < 1e-3)
    #expect(try #require(wait(40)) <= 10 * 86_400 + 1)
    #expect(wait(-800) == nil)
    let year = try #require(wait(-40))
    #expect(year > 0 && year < 367 * 86_400)
  }

  @Test func `a format is asked when its text changes`() {
    let host = ViewHost(
      Text(.currentDate, format: .offset(to: Date(timeIntervalSinceReferenceDate: 0))))
    #expect(abs((host.graph.nextWakeUp?.seconds ?? 0) - 1) < 1e-5)
    host.advance(by: 1.001)
    #expect(DrawnText.strings(in: host) == ["1 second"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e18])
  func `dates that no calendar has are not waited for`(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let texts = [
      Text(.durationOffset(to: date), format: .time(pattern: .minuteSecond)),
      Text(.currentDate, format: .stopwatch(startingAt: date)),
      Text(.currentDate, format: .offset(to: date)),
      Text(.currentDate, format: .reference(to: date)),
    ]
    for clock in texts.compactMap({ $0.pieces.first?.clock }) {
      _ = clock.text(at: today)
      #expect(clock.nextChange(after: today) == nil)
    }
  }

  @Test func `the step before a date leads back from the one after it`() {
    let format = SystemFormatStyle.Stopwatch(startingAt: today)
    for step in [0.1, 3, 77.7] {
      let date = today.addingTimeInterval(step)
      let back = format.discreteInput(after: date).flatMap(format.discreteInput(before:))
      #expect(back.map { abs($0.timeIntervalSince(date)) < 1e-5 } == true)
    }
  }
}
