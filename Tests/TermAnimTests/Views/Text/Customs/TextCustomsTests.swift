import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextCustomsTests {
  private static let german = Locale(identifier: "de_DE")
  /// The 8th of March 2023, 20:26 in Greenwich.
  private static let date = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func shown(
    _ text: Text, _ locale: Locale? = german, zone: TimeZone? = .gmt
  ) -> [String] {
    let customs = text.transformEnvironment(\.self) { values in
      if let locale { values.locale = locale }
      if let zone { values.timeZone = zone }
    }
    return DrawnText.strings(in: ViewHost(customs))
  }

  @Test func `numbers in formats are written as the locale of the environment has them`() {
    #expect(shown(Text(1234.5, format: .number)) == ["1.234,5"])
    #expect(shown(Text(0.5, format: .percent)) == ["50\u{A0}%"])
    let currency = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
    #expect(shown(Text(9.5, format: currency)) == ["9,50\u{A0}\u{20AC}"])
    #expect(shown(Text(["a", "b"], format: .list(type: .and))) == ["a und b"])
  }

  @Test func `values in a key are written so, in one piece with their text`() {
    let key: LocalizedStringKey = "\(1234) of **\(7, specifier: "%03d")**, \(0.5), "
    #expect(shown(Text(key)) == ["1.234 of ", "007", ", 0,500000, "])
    #expect(
      shown(Text("\(0.456, specifier: "%.2f") and \(0.5, format: .percent)"))
        == ["0,46 and 50\u{A0}%"])
    #expect(shown(Text("\(UInt64.max)")) == ["18,446,744,073,709,551,615"])
  }

  @Test func `days, times and stretches of time are written so`() {
    let later = Self.date.addingTimeInterval(3600)
    #expect(shown(Text(Self.date, style: .date)) == ["8. M\u{E4}rz 2023"])
    #expect(shown(Text(Self.date, style: .time)) == ["20:26"])
    let range = shown(Text(Self.date...later)).joined()
    #expect(range.contains("20:26") && range.contains("21:26") && !range.contains("PM"))
    let month = shown(Text("in \(Self.date, format: .dateTime.month(.wide))"))
    #expect(month == ["in M\u{E4}rz"])
  }

  @Test func `a time zone moves dates and leaves them in English`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(shown(Text(Self.date, style: .date), nil, zone: tokyo) == ["March 9, 2023"])
    #expect(shown(Text(Self.date, style: .time), nil, zone: tokyo) == ["5:26 AM"])
    let day = Self.date...Self.date.addingTimeInterval(7200)
    #expect(shown(Text(day), nil, zone: tokyo) == ["5:26 \u{2013} 7:26 AM"])
    #expect(shown(Text("\(1234) and \(0.5)"), nil, zone: tokyo) == ["1,234 and 0.500000"])
    let hour = Date.FormatStyle().hour(.twoDigits(amPM: .omitted))
    #expect(shown(Text(Self.date, format: hour), zone: tokyo) == ["05 Uhr"])
    #expect(shown(Text(.currentDate, format: hour), zone: tokyo).count == 1)
  }

  @Test func `where nothing is set everything is as it was`() {
    #expect(EnvironmentValues().textCustoms.isEmpty)
    #expect(EnvironmentValues().locale == .current)
    #expect(shown(Text("\(1234) and \(0.5)"), nil, zone: nil) == ["1,234 and 0.500000"])
    let written = 1234.5.formatted(.number)
    #expect(shown(Text(1234.5, format: .number), nil, zone: nil) == [written])
  }

  @Test func `a format with a locale or a time zone of its own keeps it`() throws {
    let american = Locale(identifier: "en_US")
    #expect(shown(Text(1234.5, format: .number.locale(american))) == ["1,234.5"])
    var hour = Date.FormatStyle(locale: Locale(identifier: "en_GB")).hour()
    hour.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(shown(Text(Self.date, format: hour)) == ["05"])
  }

  private struct Switch: View {
    @State private var isGerman = false

    var body: some View {
      Text(1234.5, format: .number)
        .environment(\.locale, Locale(identifier: isGerman ? "de_DE" : "en_US"))
        .onTapGesture { isGerman = true }
    }
  }

  @Test func `another locale writes the text anew`() {
    let host = ViewHost(Switch())
    #expect(DrawnText.strings(in: host) == ["1,234.5"])
    host.tap(at: CGPoint(x: 160, y: 96))
    #expect(DrawnText.strings(in: host) == ["1.234,5"])
  }

  @Test func `texts of one look but other values or formats are different`() {
    #expect(Text(0.5, format: .percent) == Text(0.5, format: .percent))
    #expect(
      Text(0.5, format: .percent) != Text(0.501, format: .percent.precision(.fractionLength(0))))
    #expect(Text("\(1)") != Text("\(1, specifier: "%02d")"))
  }
}
