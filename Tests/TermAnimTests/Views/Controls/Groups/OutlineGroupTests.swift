import Testing

@testable import TermAnim

@MainActor
struct OutlineGroupTests {
  private struct File: Identifiable, Hashable {
    var id: String
    var children: [File]?
  }

  private static let files = [
    File(id: "docs", children: [File(id: "a"), File(id: "old", children: [File(id: "b")])]),
    File(id: "readme"), File(id: "empty", children: []),
  ]

  private func names(_ host: ViewHost) -> [String] {
    host.strings.filter { !["\u{25B8}", "\u{25BE}"].contains($0) }
  }

  @Test func `a tree is closed at first, and every part of it opens by a press`() {
    let host = ViewHost(
      VStack { OutlineGroup(Self.files, children: \.children) { Text($0.id) } })
    #expect(host.strings == ["\u{25B8}", "docs", "readme", "\u{25B8}", "empty"])
    host.tap(on: "docs")
    host.run(for: 1)
    #expect(names(host) == ["docs", "a", "old", "readme", "empty"])
    host.tap(on: "old")
    host.run(for: 1)
    #expect(names(host) == ["docs", "a", "old", "b", "readme", "empty"])
    host.tap(on: "docs")
    host.run(for: 1)
    #expect(names(host) == ["docs", "readme", "empty"])
  }

  @Test func `leaves are beside those that have children, and each level is further in`() throws {
    let outline = OutlineGroup(Self.files, children: \.children) { Text($0.id) }
    let host = ViewHost(VStack(alignment: .leading) { outline })
    for name in ["docs", "old"] {
      host.tap(on: name)
      host.run(for: 1)
    }
    let starts = try [["docs", "readme", "empty"], ["a", "old"], ["b"]].map { level in
      try Set(level.map { try #require(host.frame(of: $0)).minX })
    }
    #expect(starts.allSatisfy { $0.count == 1 })
    let places = starts.compactMap(\.first)
    #expect(places == [places[0], places[0] + 12, places[0] + 24])
  }

  @Test func `the tree below one element begins with it`() {
    let host = ViewHost(
      VStack { OutlineGroup(Self.files[0], id: \.id, children: \.children) { Text($0.id) } })
    #expect(names(host) == ["docs"])
    host.tap(on: "docs")
    host.run(for: 1)
    #expect(names(host) == ["docs", "a", "old"])
  }

  private func list(_ chosen: HeldValue<String?>) -> ViewHost {
    ViewHost(List(Self.files, children: \.children, selection: chosen.binding) { Text($0.id) })
  }

  @Test func `elements of a tree are rows of a list`() throws {
    let chosen = HeldValue<String?>(nil)
    let host = list(chosen)
    let mark = try #require(host.frame(of: "\u{25B8}"))
    host.tap(at: CGPoint(x: mark.midX, y: mark.midY))
    host.run(for: 1)
    #expect(names(host) == ["docs", "a", "old", "readme", "empty"] && chosen.value == nil)
    let tops = DrawnText.characters(in: host).map(\.origin.y)
    #expect(Set(tops).count == 5)
    for name in ["docs", "a"] {
      host.tap(on: name)
      #expect(chosen.value == name)
    }
    #expect(names(host).count == 5)
  }

  @Test func `in a list the right arrow key opens and goes in, the left one goes out and closes`() {
    let chosen = HeldValue<String?>(nil)
    let host = list(chosen)
    host.key(.tab)
    var seen: [[String?]] = []
    for key in [.rightArrow, .rightArrow, .downArrow, .rightArrow, .rightArrow] as [KeyEquivalent] {
      host.key(key, runningFor: 1)
      seen.append([chosen.value] + names(host))
    }
    #expect(seen[0] == [nil, "docs", "a", "old", "readme", "empty"])
    #expect(seen[1][0] == "a" && seen[2][0] == "old" && seen[3].contains("b"))
    #expect(seen[4][0] == "b")
    for _ in 0..<3 { host.key(.leftArrow, runningFor: 1) }
    #expect(chosen.value == "docs" && names(host).contains("old") && !names(host).contains("b"))
    host.key(.leftArrow, runningFor: 1)
    #expect(names(host) == ["docs", "readme", "empty"])
  }

  @Test func `a row that hides others is one stop of the tab key`() throws {
    let host = list(HeldValue(nil))
    host.key(.tab, runningFor: 1)
    let ring = try #require(host.focusRing)
    for key in [KeyEquivalent.tab, .downArrow, .upArrow] { host.key(key, runningFor: 1) }
    #expect(host.focusRing == ring)
  }

  @Test func `a press of the mark gives the focus to its row`() throws {
    let host = list(HeldValue(nil))
    let mark = try #require(host.frame(of: "\u{25B8}"))
    host.tap(at: CGPoint(x: mark.midX, y: mark.midY))
    host.run(for: 1)
    host.key(.leftArrow, runningFor: 1)
    #expect(names(host) == ["docs", "readme", "empty"])
  }

  @Test func `a row that can not be chosen shows and hides others by Return`() {
    let host = ViewHost(
      List(selection: .constant("b")) {
        DisclosureGroup("group") { Text("a") }
        Text("b").tag("b")
      })
    host.key(.tab)
    host.key(.upArrow)
    host.key(.return, runningFor: 1)
    #expect(names(host) == ["group", "a", "b"])
    host.key(.return, runningFor: 1)
    #expect(names(host) == ["group", "b"])
  }
}
