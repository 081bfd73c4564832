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

  @Test func `the tree below one element begins with it`() {
    let host = ViewHost(
      VStack { OutlineGroup(Self.files[0], id: \.id, children: \.children) { Text($0.id) } })
    #expect(names(host) == ["docs"])
    host.tap(on: "docs")
    host.run(for: 1)
    #expect(names(host) == ["docs", "a", "old"])
  }

  @Test func `elements of a tree are rows of a list, and leaves can be chosen`() {
    let chosen = HeldValue<String?>(nil)
    let host = ViewHost(
      List(Self.files, children: \.children, selection: chosen.binding) { Text($0.id) })
    host.tap(on: "docs")
    host.run(for: 1)
    #expect(names(host) == ["docs", "a", "old", "readme", "empty"])
    let tops = DrawnText.characters(in: host).map(\.origin.y)
    #expect(Set(tops).count == 5)
    host.tap(on: "a")
    #expect(chosen.value == "a")
  }
}
