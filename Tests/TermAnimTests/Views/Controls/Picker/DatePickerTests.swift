import Foundation
import Testing

@testable import TermAnim

@MainActor
struct DatePickerTests {
  /// The last of January 2024 at 09:58.
  private let start = Date(timeIntervalSince1970: 1_706_695_080)

  private struct Page: View {
    @State var date: Date

    var body: some View { DatePicker("", selection: $date).labelsHidden() }
  }

  private func shown(_ host: ViewHost) -> String { host.strings.joined() }

  @Test func `a date without its label is still shown`() {
    let date = HeldValue(start)
    let host = ViewHost(DatePicker("Day", selection: date.binding).labelsHidden())
    #expect(shown(host) == "2024-01-31 09:58")
    #expect(
      shown(ViewHost(DatePicker("Day", selection: date.binding, displayedComponents: .date)))
        == "Day2024-01-31")
    #expect(
      shown(
        ViewHost(
          DatePicker("", selection: date.binding, displayedComponents: .hourAndMinute)
            .labelsHidden())) == "09:58")
  }

  @Test func `arrow keys choose a part and change it`() {
    let host = ViewHost(Page(date: start))
    host.key(.tab)
    host.key(.downArrow)
    #expect(shown(host) == "2024-01-30 09:58")
    for key in [KeyEquivalent.rightArrow, .upArrow, .rightArrow, .upArrow, .upArrow, .upArrow] {
      host.key(key)
    }
    #expect(shown(host) == "2024-01-30 11:01")
    for _ in 0..<9 { host.key(.leftArrow) }
    host.key(.upArrow)
    #expect(shown(host) == "2025-01-30 11:01")
  }

  @Test func `a press chooses a part, and halves of the stepper change it`() {
    let host = ViewHost(Page(date: start))
    host.tap(on: "01")
    let box = host.boxes.reduce(CGRect.null) { $0.union($1) }
    host.tap(at: CGPoint(x: box.maxX - 10, y: box.midY))
    // A leap year's February ends sooner than January.
    #expect(shown(host) == "2024-02-29 09:58")
    host.tap(on: "58")
    host.tap(at: CGPoint(x: box.maxX - 40, y: box.midY))
    #expect(shown(host) == "2024-02-29 09:57")
  }

  @Test func `a half that leads nowhere is fainter`() {
    func opacities(_ bounds: ClosedRange<Date>) -> [Double] {
      let date = HeldValue(start)
      let host = ViewHost(
        DatePicker("", selection: date.binding, in: bounds, displayedComponents: .date)
          .labelsHidden())
      return host.drawing.filter { $0.bounds != nil }.map(\.opacity)
    }
    #expect(!opacities(start - 99_999...start + 99_999).contains(0.3))
    #expect(opacities(start...start + 99_999).count { $0 == 0.3 } == 1)
    #expect(opacities(start...start).count { $0 == 0.3 } == 2)
  }

  @Test func `dates that are no numbers are shown as some date`() {
    for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
      let date = HeldValue(Date(timeIntervalSinceReferenceDate: seconds))
      let host = ViewHost(DatePicker("", selection: date.binding).labelsHidden())
      #expect(!host.strings.isEmpty)
      host.key(.tab)
      host.key(.upArrow)
    }
  }

  /// A style that shows which style is around it.
  private struct Framed: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.minimumDate == nil ? "open" : "from")
        DatePicker(configuration)
        Button("Now") { configuration.selection = Date(timeIntervalSince1970: 0) }
      }
    }
  }

  @Test func `a style of a program makes of a date picker what it wants`() {
    let date = HeldValue(start)
    let host = ViewHost(
      DatePicker("Day", selection: date.binding, in: start..., displayedComponents: .date)
        .datePickerStyle(Framed()))
    #expect(shown(host) == "fromDay2024-01-31Now")
    host.tap(on: "Now")
    #expect(date.value == Date(timeIntervalSince1970: 0))
    #expect(
      shown(
        ViewHost(
          DatePicker("Day", selection: date.binding, in: ...start, displayedComponents: .date)
            .datePickerStyle(Framed()).datePickerStyle(.stepperField))) == "openDay1970-01-01Now")
  }
}
