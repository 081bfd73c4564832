import Foundation
import Testing

@testable import TermAnim

@MainActor
struct RowMenuTests {
  private struct Rows: View {
    @State var chosen: Set<Int>
    let log: HeldValue<[String]>

    var body: some View {
      List(0..<4, id: \.self, selection: $chosen) { Text("row \($0)") }
        .contextMenu(forSelectionType: Int.self) { items in
          Button("Delete \(items.count)") { note("delete", items) }
        } primaryAction: {
          note("open", $0)
        }
    }

    private func note(_ name: String, _ items: Set<Int>) {
      log.value.append("\(name) \(items.sorted())")
    }
  }

  @Test(arguments: [([1, 2], "[1, 2]"), ([2], "[1]"), ([Int](), "[1]")])
  func `a menu is for all chosen rows if the clicked one is, and otherwise for that`(
    chosen: [Int], expected: String
  ) throws {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Rows(chosen: Set(chosen), log: log))
    try #require(host.secondaryClick(on: "row 1"))
    let count = expected == "[1]" ? 1 : 2
    #expect(host.strings.contains("Delete \(count)"))
    host.tap(on: "Delete \(count)")
    host.run(for: 0.5)
    #expect(log.value == ["delete \(expected)"])
    #expect(!host.strings.contains("Delete \(count)"))
  }

  @Test func `a menu opens beside the row that is held`() throws {
    let host = ViewHost(Rows(chosen: [], log: HeldValue([])).padding(8))
    try #require(host.hold(on: "row 2"))
    func y(_ text: String) throws -> CGFloat {
      try #require(host.frames(of: text).last).minY
    }
    #expect(try (1...32).contains(y("Delete 1") - y("row 2")))
  }

  @Test func `a menu opens where a row is clicked`() throws {
    let host = ViewHost(Rows(chosen: [], log: HeldValue([])).padding(8))
    let row = try #require(host.frames(of: "row 1").last)
    for x: CGFloat in [60, 140] {
      #expect(host.secondaryClick(at: CGPoint(x: x, y: row.midY)))
      let frame = try #require(host.frames(of: "Delete 1").last)
      #expect(abs(frame.midX - x) < 30 && (0..<24).contains(frame.minY - row.midY), "\(frame)")
      host.key(.escape, runningFor: 0.5)
    }
  }

  @Test func `a row that cannot be used opens no menu`() {
    let host = ViewHost(Rows(chosen: [], log: HeldValue([])).disabled(true))
    #expect(!host.secondaryClick(on: "row 1") && host.strings.count == 4)
  }

  @Test func `a row pressed twice, soon, is what the primary action is for`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Rows(chosen: [], log: log))
    host.tap(on: "row 1")
    host.advance(by: 1)
    host.tap(on: "row 2")
    #expect(log.value.isEmpty)
    host.advance(by: 0.1)
    host.tap(on: "row 2")
    #expect(log.value == ["open [1, 2]"])
  }

  @Test(arguments: [false, true])
  func `a list that has rows done with alone opens no menu`(isHeld: Bool) throws {
    let log = HeldValue<[String]>([])
    let host = ViewHost(
      List(0..<4, id: \.self, selection: HeldValue<Int?>(nil).binding) { Text("row \($0)") }
        .contextMenu(forSelectionType: Int.self) { _ in
        } primaryAction: {
          log.value.append("\($0)")
        })
    host.tap(on: "row 1")
    let look = DrawnText.strings(in: host)
    let count = host.drawing.count
    #expect(isHeld ? host.hold(on: "row 1") : !host.secondaryClick(on: "row 1"))
    #expect(host.strings == look && host.drawing.count == count)
    host.key(.return)
    #expect(log.value.count == 1)
  }

  @Test func `a click gives a row with a menu the focus`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Rows(chosen: [], log: log))
    host.tap(on: "row 2")
    host.key(.downArrow)
    host.key(.return)
    #expect(log.value == ["open [3]"])
  }

  @Test func `return does what rows are for, and space chooses them`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Rows(chosen: [], log: log))
    host.key(.tab)
    host.key(.return)
    host.key(.space)
    host.key(.downArrow)
    host.key(.space)
    host.key(.return)
    #expect(log.value == ["open [0]", "open [0, 1]"])
  }

  @Test func `a list of another type has no such menu`() throws {
    let host = ViewHost(
      List(["a", "b"], id: \.self, selection: HeldValue(Set(["a"])).binding) { Text($0) }
        .contextMenu(forSelectionType: Int.self) { Button("Delete \($0.count)") {} })
    try #require(host.hold(on: "a"))
    #expect(host.strings == ["a", "b"])
  }
}
