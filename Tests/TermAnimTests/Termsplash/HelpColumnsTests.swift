import TermAnim
import Testing

@testable import termsplash

/// How the help is set on little screens.
@MainActor
struct HelpColumnsTests {
  private typealias Content = HelpLayout.Line.Content

  private func groups(_ sizes: [Int]) -> [[Content]] {
    sizes.enumerated().map { place, size in
      (0..<size).map { .keys(label: "\(place)", meaning: "\($0)") }
    }
  }

  @Test func `a section that is too high fills what there is, and goes on below its title`() {
    var columns = HelpColumns(rows: 7)
    columns.add("Scene", groups(Array(repeating: 1, count: 8)))
    columns.add("Player", groups(Array(repeating: 1, count: 9)))
    #expect(columns.columns.map(\.count) == [7, 7, 7, 2])
    let titles = columns.columns.map(\.first)
    #expect(titles == [.title("Scene"), .title("Scene"), .title("Player"), .title("Player")])
    #expect(columns.columns[1].dropFirst(3).first == .gap)
  }

  @Test func `what belongs together stays together`() {
    var columns = HelpColumns(rows: 5)
    columns.add("Player", groups([1, 1, 1, 2, 2]))
    #expect(columns.columns.map(\.count) == [4, 5])
  }

  @Test func `a section that has room in a column is not cut`() {
    var columns = HelpColumns(rows: 7)
    columns.add("One", groups([1, 1, 1]))
    columns.add("Two", groups([1, 1, 1]))
    #expect(columns.columns.map(\.count) == [4, 4])
  }

  @Test func `a section of one line stands below others`() {
    var columns = HelpColumns(rows: 7)
    columns.add("One", groups([1, 1]))
    columns.add("Two", groups([1]))
    #expect(columns.columns.map(\.count) == [6])
  }

  private func titles(columns: Int, rows: Int) -> [[Content?]] {
    HelpLayout(Act(id: 0, name: .wave, seed: 0).table, columns: columns, rows: rows).pages
      .map { page in page.map(\.first?.content) }
  }

  @Test func `each section has a column where there is room, and else none is left half empty`() {
    let sections: [Content?] = [.title("Wave"), .title("Scenes"), .title("Player")]
    #expect(titles(columns: 200, rows: 60) == [sections])
    func section(_ title: String, _ keys: String) -> BindingTable.Section {
      BindingTable.Section(title: title, bindings: keys.map { .key($0, "\($0)") {} })
    }
    let table = BindingTable([section("Low", "ab"), section("High", "123456789")])
    let layout = HelpLayout(table, columns: 200, rows: 8)
    #expect(layout.pages.map { $0.map(\.count) } == [[8, 7]])
  }

  @Test func `keys that go back are the opposites of those that are listed before them`() {
    let table = Act(id: 0, name: .wave, seed: 0).table
    let opposites = table.bindings.filter(\.isOppositeOfLast).map(\.meaning)
    #expect(opposites == ["previous scene", "frame back", "slower"])
  }

  @Test(arguments: 12...24)
  func `keys that undo one another are on one page of small screens`(rows: Int) throws {
    for name in SceneName.allCases {
      let layout = HelpLayout(
        Act(id: 0, name: name, seed: 0).table, on: TerminalSize(columns: 40, rows: rows))
      let pages = layout.pages.map { page in
        page.joined().compactMap { line in
          if case .keys(_, let meaning) = line.content { meaning } else { nil }
        }
      }
      for pair in [
        ["next scene", "previous scene"], ["frame forward", "frame back"], ["faster", "slower"],
      ] {
        #expect(pages.contains { $0.contains(pair[0]) && $0.contains(pair[1]) }, "\(name) \(pair)")
      }
      #expect(pages.count <= 6, "\(name)")
    }
  }
}
