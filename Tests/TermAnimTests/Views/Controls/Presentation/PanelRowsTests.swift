import Foundation
import Testing

@testable import TermAnim

/// Where the lines of panels and bars stand: in whole rows of cells, as far apart as each other.
@MainActor
struct PanelRowsTests {
  /// The distances between the lines of text, from the first downwards.
  private func distances(_ view: some View) -> [CGFloat] {
    let host = ViewHost(view)
    host.run(for: 1)
    let lines = Set(host.strings.compactMap { host.frame(of: $0)?.minY }).sorted()
    #expect(lines.allSatisfy { $0.truncatingRemainder(dividingBy: 8) == 0 }, "\(lines)")
    return zip(lines, lines.dropFirst()).map { $1 - $0 }
  }

  @Test func `buttons of a dialog stand three rows apart`() {
    let dialog = Color.clear.confirmationDialog("Sure?", isPresented: .constant(true)) {
      Button("Keep") {}
      Button("Archive") {}
      Button("Delete", role: .destructive) {}
    }
    #expect(distances(dialog) == [24, 24, 24])
  }

  @Test(arguments: [1, 2, 3, 4])
  func `an alert stands on whole rows, however many lines it has`(count: Int) {
    let alert = Color.clear.alert("Title", isPresented: .constant(true)) {
      ForEach(0..<count, id: \.self) { Button("Button \($0)") {} }
    } message: {
      Text("A message")
    }
    let buttons = count > 2 ? [CGFloat](repeating: 24, count: count) : [24]
    #expect(distances(alert) == [16] + buttons)
  }

  @Test func `a line between the items of a menu takes a row`() {
    let host = ViewHost(
      Menu("Menu") {
        Button("One") {}
        Divider()
        Button("Two") {}
      })
    host.tap(on: "Menu")
    host.run(for: 1)
    let (one, two) = (host.frame(of: "One"), host.frame(of: "Two"))
    #expect((two?.minY ?? 0) - (one?.minY ?? 0) == 24)
  }

  @Test func `the head of a table takes whole rows`() {
    struct Person: Identifiable {
      let id: Int
    }
    let table = Table((0..<3).map(Person.init)) {
      TableColumn("Name") { Text("person \($0.id)") }
    }
    #expect(distances(table) == [24, 24, 24])
  }

  @Test func `a bar with symbols takes whole rows`() {
    let host = ViewHost(
      TabView {
        Tab("Home", systemImage: "house") {
          Color.red
        }
        Tab("More", systemImage: "gear") {
          Color.blue
        }
      })
    host.run(for: 1)
    let page = host.drawing.first { $0.color == Color.red.resolved }
    #expect(page?.bounds?.maxY == 152)
  }
}
