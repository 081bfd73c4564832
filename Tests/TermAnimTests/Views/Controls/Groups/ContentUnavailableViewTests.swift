import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ContentUnavailableViewTests {
  @Test func `a picture stands above the title, words about it, and what to do`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(
      ContentUnavailableView {
        Label("No mail", systemImage: "tray")
      } description: {
        Text("New letters will be here.")
      } actions: {
        Button("Look") { log.value.append("looked") }
      })
    #expect(host.strings == ["No mail", "New letters will be here.", "Look"])
    let tops = DrawnText.characters(in: host).map(\.origin.y)
    #expect(tops == tops.sorted())
    #expect(host.firstBox.map { $0.maxY <= tops[0] } == true)
    host.tap(on: "Look")
    #expect(log.value == ["looked"])
  }

  @Test func `words may be left out`() {
    let host = ViewHost(ContentUnavailableView("No mail", systemImage: "tray"))
    #expect(host.strings == ["No mail"])
    #expect(
      ViewHost(ContentUnavailableView.search(text: "cat")).strings.first?.contains("cat") == true)
  }
}
