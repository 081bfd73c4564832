import Foundation
import Testing

@testable import TermAnim

/// Rows of tables that show and hide others.
@MainActor
struct TableTreesTests {
  private static let (open, closed) = ("\u{25BE}", "\u{25B8}")

  private struct File: Identifiable {
    let id: String
    var size = 1
    var files: [File]?
  }

  private let files = [
    File(id: "docs", files: [File(id: "old", files: [File(id: "b")]), File(id: "a")]),
    File(id: "readme"), File(id: "empty", files: []),
  ]

  private func names(_ host: ViewHost) -> [String] {
    host.strings.filter { ![Self.open, Self.closed, "1", "Name", "Size"].contains($0) }
  }

  /// Presses the mark before a name.
  private func press(_ name: String, in host: ViewHost) throws {
    let place = try #require(host.frame(of: name))
    host.tap(at: CGPoint(x: place.minX - 10, y: place.midY))
    host.run(for: 1)
  }

  private func tree(_ selection: Binding<Set<String>>) -> some View {
    Table(files, children: \.files, selection: selection) {
      TableColumn("Name", value: \.id)
      TableColumn("Size") { Text("\($0.size)") }
    }
  }

  @Test func `a tree is closed at first, and opens by the marks before its rows`() throws {
    let host = ViewHost(tree(.constant([])))
    #expect(names(host) == ["docs", "readme", "empty"])
    #expect(host.strings.filter { $0 == Self.closed }.count == 2)
    try press("docs", in: host)
    #expect(names(host) == ["docs", "old", "a", "readme", "empty"])
    try press("old", in: host)
    #expect(names(host) == ["docs", "old", "b", "a", "readme", "empty"])
    try press("docs", in: host)
    #expect(names(host) == ["docs", "readme", "empty"])
  }

  @Test func `only the first column shows how far in a row is`() throws {
    let host = ViewHost(tree(.constant([])))
    try press("docs", in: host)
    let starts = try ["docs", "readme", "old", "a"].map { try #require(host.frame(of: $0)).minX }
    #expect(starts[0] == starts[1] && starts[2] == starts[3] && starts[0] < starts[2])
    let sizes = host.drawing.compactMap { $0.frame(ofText: "1")?.minX }
    #expect(sizes.count == 5 && Set(sizes).count == 1)
  }

  @Test func `a press of the mark opens, one beside it chooses`() throws {
    let chosen = HeldValue<Set<String>>([])
    let host = ViewHost(tree(chosen.binding))
    try press("docs", in: host)
    #expect(chosen.value.isEmpty)
    host.tap(on: "docs")
    host.tap(on: "a")
    #expect(chosen.value == ["docs", "a"])
    #expect(names(host) == ["docs", "old", "a", "readme", "empty"])
  }

  @Test func `the right arrow key opens the row that has the focus, the left one closes it`() {
    let host = ViewHost(tree(.constant([])))
    func key(_ key: KeyEquivalent) {
      host.key(key)
      host.run(for: 1)
    }
    key(.tab)
    key(.rightArrow)
    #expect(names(host) == ["docs", "old", "a", "readme", "empty"])
    key(.rightArrow)
    #expect(names(host).count == 5)
    key(.rightArrow)
    #expect(names(host) == ["docs", "old", "b", "a", "readme", "empty"])
    key(.upArrow)
    key(.leftArrow)
    #expect(names(host) == ["docs", "readme", "empty"])
  }

  @Test func `where rows begin on the right, the left arrow key opens`() {
    let host = ViewHost(tree(.constant([])).environment(\.layoutDirection, .rightToLeft))
    for key in [KeyEquivalent.tab, .rightArrow, .leftArrow] {
      #expect(!host.strings.contains("old"))
      host.key(key)
      host.run(for: 1)
    }
    #expect(host.strings.contains("old"))
  }

  /// A tree whose row "a" hides another one where `isTree` says so.
  private func tree(_ isTree: Bool, _ appeared: @escaping (String) -> Void) -> some View {
    let files = [
      File(id: "a", files: isTree ? [File(id: "inner")] : nil), File(id: "b"),
    ]
    return Table(files, children: \.files) {
      TableColumn("Name") { file in Text(file.id).onAppear { appeared(file.id) } }
      TableColumn("Size") { file in Text("1").onAppear { appeared(file.id) } }
    }
  }

  @Test func `rows stay what they are when one gets others to hide, or loses them`() throws {
    let (probe, notes) = (Probe(), NoteList())
    let host = ViewHost(ProbeView(probe) { _, _, isTree in tree(isTree) { notes.note($0) } })
    #expect(notes.take().sorted() == ["a", "a", "b", "b"])
    let start = try #require(host.frame(of: "b")).minX
    probe.flag = true
    host.settle()
    host.run(for: 1)
    #expect(host.strings.contains(Self.closed) && notes.take() == [])
    #expect(try #require(host.frame(of: "b")).minX > start)
    try press("a", in: host)
    #expect(names(host) == ["a", "inner", "b"] && notes.take() == ["inner", "inner"])
    probe.flag = false
    host.settle()
    host.run(for: 1)
    #expect(names(host) == ["a", "b"] && notes.take() == [])
    #expect(host.frame(of: "b")?.minX == start)
  }

  @Test func `the left arrow key goes to the row around, the right one to the first row inside`() {
    let chosen = HeldValue<Set<String>>([])
    let host = ViewHost(tree(chosen.binding))
    func row(after keys: KeyEquivalent...) -> Set<String> {
      for key in keys {
        host.key(key)
        host.run(for: 1)
      }
      chosen.value = []
      host.key(.return)
      return chosen.value
    }
    #expect(row(after: .tab) == ["docs"])
    #expect(row(after: .rightArrow) == ["docs"])
    #expect(row(after: .rightArrow) == ["old"])
    #expect(row(after: .rightArrow) == ["old"])
    #expect(row(after: .rightArrow) == ["b"])
    #expect(row(after: .rightArrow) == ["b"])
    #expect(row(after: .leftArrow) == ["old"])
    #expect(names(host).contains("b"))
    #expect(row(after: .downArrow, .downArrow) == ["a"])
    #expect(row(after: .leftArrow) == ["docs"])
    #expect(names(host).contains("a"))
    #expect(row(after: .downArrow, .leftArrow) == ["old"])
    #expect(!names(host).contains("b"))
    #expect(row(after: .leftArrow) == ["docs"])
    #expect(row(after: .leftArrow) == ["docs"])
    #expect(names(host) == ["docs", "readme", "empty"])
    #expect(row(after: .leftArrow) == ["docs"])
  }

  @Test func `where rows begin on the right, the right arrow key goes to the row around`() {
    let chosen = HeldValue<Set<String>>([])
    let host = ViewHost(
      tree(chosen.binding).environment(\.layoutDirection, .rightToLeft))
    for key in [KeyEquivalent.tab, .leftArrow, .leftArrow, .rightArrow, .return] {
      host.key(key)
      host.run(for: 1)
    }
    #expect(chosen.value == ["docs"] && host.strings.contains("old"))
  }

  @Test func `a row shows others while a binding says so, and changes it`() throws {
    let isExpanded = HeldValue(true)
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, _ in
        Table(of: File.self) {
          TableColumn("Name", value: \.id)
        } rows: {
          DisclosureTableRow(files[1], isExpanded: isExpanded.binding) {
            TableRow(files[2])
            DisclosureTableRow(File(id: "inner")) { TableRow(File(id: "leaf")) }
          }
        }
      })
    #expect(names(host) == ["readme", "empty", "inner"])
    try press("inner", in: host)
    #expect(names(host) == ["readme", "empty", "inner", "leaf"])
    try press("readme", in: host)
    #expect(!isExpanded.value)
    probe.flag = true
    host.run(for: 1)
    #expect(names(host) == ["readme"])
  }

  @Test func `a table without trees has no room for marks, and trees are sorted as they are given`()
    throws
  {
    let plain = ViewHost(Table([files[1]]) { TableColumn("Name", value: \.id) })
    let leaves = ViewHost(
      Table([files[1]], children: \.files) { TableColumn("Name", value: \.id) })
    let name = try #require(plain.frame(of: "readme"))
    #expect(name == leaves.frame(of: "readme"))
    #expect(name.minX == plain.frame(of: "Name")?.minX)
    let sorted = ViewHost(
      Table(files, children: \.files, sortOrder: .constant([KeyPathComparator(\.id)])) {
        TableColumn("Name", value: \.id)
      })
    #expect(names(sorted).prefix(4) == ["\u{2191}", "docs", "readme", "empty"])
  }
}
