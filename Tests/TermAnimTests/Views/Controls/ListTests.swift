import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ListTests {
  @Test func `rows are below each other with lines between them`() {
    let host = ViewHost(
      List {
        Text("one")
        Section("Head") { Text("two") }
      })
    #expect(host.strings == ["one", "Head", "two"])
    let tops = DrawnText.characters(in: host).map(\.origin.y)
    #expect(tops == [8, 32, 56])
    let lines = host.drawing.compactMap(\.bounds).filter { $0.height == 4 }
    #expect(lines.map(\.minY) == [20, 68])
  }

  @Test func `a link that is a row leads on with an arrow, and its whole row can be pressed`() {
    let host = ViewHost(
      NavigationView {
        List { NavigationLink("more") { Text("page") } }
      })
    #expect(host.strings == ["more", "\u{203A}"])
    host.tap(at: CGPoint(x: 200, y: 12))
    host.run(for: 2)
    #expect(host.strings.contains("page"))
  }

  @Test func `a row is chosen by a click, and by arrow keys and return`() {
    struct Rows: View {
      @State var chosen: Int?
      let log: HeldValue<[Int?]>
      var body: some View {
        List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
          .onChange(of: chosen) { log.value.append(chosen) }
      }
    }
    let log = HeldValue<[Int?]>([])
    let host = ViewHost(Rows(log: log))
    host.tap(on: "row 1")
    #expect(log.value == [1])
    host.key(.downArrow)
    host.key(.return)
    #expect(log.value == [1, 2])
  }
}
