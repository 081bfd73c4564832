import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ListGroundsTests {
  private func grounds(_ view: some View) -> [CGFloat] {
    let color = Color.primary.opacity(0.06).resolved
    return ViewHost(view).drawing.filter { $0.color == color }.compactMap { $0.bounds?.minY }
  }

  @Test func `every other row has a ground, whatever sections they are in`() {
    let list = List {
      Text("0")
      Text("1")
      Section("Head") {
        Text("2")
        Text("3")
      }
    }
    #expect(grounds(list.alternatingRowBackgrounds()) == [24, 96])
    #expect(grounds(list.alternatingRowBackgrounds(.disabled)).isEmpty)
    #expect(grounds(list).isEmpty)
  }

  @Test func `a style may ask for such grounds, and a list may refuse them`() {
    let list = List(0..<4, id: \.self) { Text("\($0)") }
    let usual = grounds(list.alternatingRowBackgrounds().listStyle(.inset))
    #expect(usual.count == 2)
    #expect(grounds(list.listStyle(.inset(alternatesRowBackgrounds: true))) == usual)
    #expect(grounds(list.listStyle(.bordered(alternatesRowBackgrounds: true))) == usual)
    #expect(grounds(list.listStyle(.inset(alternatesRowBackgrounds: false))).isEmpty)
    let style = InsetListStyle(alternatesRowBackgrounds: true)
    #expect(grounds(list.alternatingRowBackgrounds(.disabled).listStyle(style)).isEmpty)
    #expect(grounds(list.listStyle(style).alternatingRowBackgrounds(.disabled)).isEmpty)
    #expect(grounds(list.listStyle(style).alternatingRowBackgrounds(.automatic)) == usual)
    #expect(grounds(list.listStyle(.plain).listStyle(style)).isEmpty)
  }

  @Test func `a chosen row and one with a ground of its own keep theirs`() {
    let list = List(0..<4, id: \.self, selection: HeldValue<Int?>(1).binding) { row in
      Text("\(row)").listRowBackground(row == 3 ? Color.red : nil)
    }
    #expect(grounds(list.alternatingRowBackgrounds()).isEmpty)
  }

  @Test func `sections keep from the edges of the list as they are asked`() throws {
    func x(_ view: some View) throws -> CGFloat {
      try #require(
        ViewHost(view).frame(of: "row")
      ).minX
    }
    let list = List { Text("row") }.listStyle(.insetGrouped)
    let usual = try x(list)
    #expect(try x(list.listSectionMargins(.horizontal, 24)) == usual + 16)
    #expect(try x(list.listSectionMargins(.vertical, 24)) == usual)
    #expect(try x(list.listSectionMargins(.all, nil)) == usual)
    #expect(try x(list.listSectionMargins(.all, .nan)) == usual - 8)
  }

  @Test func `a row of data is always chosen where the selection holds a value`() {
    struct Item: Identifiable {
      let id: Int
    }
    let chosen = HeldValue(1)
    let items = (0..<3).map(Item.init)
    let host = ViewHost(List(items, selection: chosen.binding) { Text("row \($0.id)") })
    host.tap(on: "row 2")
    #expect(chosen.value == 2)
    let other = ViewHost(
      List(items, id: \.id, selection: chosen.binding) { Text("row \($0.id)") })
    other.tap(on: "row 0")
    #expect(chosen.value == 0)
  }

  @Test func `data with several chosen rows are still told from such with one`() {
    let (several, perhaps) = (HeldValue<Set<Int>>([]), HeldValue<Int?>(nil))
    let host = ViewHost(List(0..<3, id: \.self, selection: several.binding) { Text("row \($0)") })
    let other = ViewHost(List(0..<3, id: \.self, selection: perhaps.binding) { Text("row \($0)") })
    for name in ["row 1", "row 2"] {
      host.tap(on: name)
      other.tap(on: name)
    }
    #expect(several.value == [1, 2] && perhaps.value == 2)
  }

  @Test func `a prominent header does not stand back`() {
    func color(_ view: some View) -> Color.Resolved? {
      DrawnText.characters(in: ViewHost(view)).first { $0.text == "head" }?
        .color
    }
    let list = List { Section("head") { Text("row") } }
    let plain = color(List { Text("head") })
    #expect(color(list) != plain && color(list.headerProminence(.increased)) == plain)
  }
}
