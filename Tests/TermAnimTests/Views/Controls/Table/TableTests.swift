import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private let people = [
    Person(id: 1, name: "Bea", age: 40), Person(id: 2, name: "Ada", age: 36),
    Person(id: 3, name: "Cyd", age: 51),
  ]

  @Test func `parts of values stand below each other under their heads`() throws {
    let host = ViewHost(
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }.width(60).alignment(.numeric)
      })
    #expect(host.strings == ["Name", "Age", "Bea", "40", "Ada", "36", "Cyd", "51"])
    let names = try ["Name", "Bea", "Ada", "Cyd"].map { try #require(host.frame(of: $0)) }
    #expect(Set(names.map(\.minX)).count == 1)
    #expect(names.map(\.minY) == names.map(\.minY).sorted())
    let ages = try ["Age", "40", "36", "51"].map { try #require(host.frame(of: $0)) }
    #expect(Set(ages.map(\.maxX)) == [312])
    #expect(ages[1].minY == names[1].minY)
  }

  @Test func `a cell without a view leaves its column free, and one of two views is one`() throws {
    let host = ViewHost(
      Table(people) {
        TableColumn("Name") { person in
          if person.id != 2 { Text(verbatim: person.name) }
        }
        TableColumn("Both") { person in
          Text(verbatim: "a\(person.id)")
          Text(verbatim: "b\(person.id)")
        }
        TableColumn("Age") { Text("\($0.age)") }
      })
    let ages = try ["Age", "40", "36", "51"].map { try #require(host.frame(of: $0)).minX }
    let both = try ["Both", "a1", "a2", "a3"].map { try #require(host.frame(of: $0)).minX }
    #expect(Set(ages).count == 1 && Set(both).count == 1)
    #expect(host.strings.contains("b2") && ages[0] > both[0])
  }

  private struct Sorted: View {
    let people: [Person]
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("No") { Text("\($0.id)") }
      }
    }
  }

  @Test func `a press of a head sorts by its column, another the other way round`() {
    let host = ViewHost(Sorted(people: people))
    func names() -> [String] { host.strings.filter { ["Ada", "Bea", "Cyd"].contains($0) } }
    #expect(names() == ["Ada", "Bea", "Cyd"] && host.strings.contains("\u{2191}"))
    host.tap(on: "Name")
    #expect(names() == ["Cyd", "Bea", "Ada"] && host.strings.contains("\u{2193}"))
    host.tap(on: "Age")
    #expect(names() == ["Ada", "Bea", "Cyd"])
    host.tap(on: "Age")
    #expect(names() == ["Cyd", "Bea", "Ada"])
    host.tap(on: "No")
    #expect(names() == ["Cyd", "Bea", "Ada"])
  }

  @Test func `all of a head can be pressed, and shows the focus by its ground`() throws {
    let host = ViewHost(Sorted(people: people))
    let name = try #require(host.frame(of: "Name"))
    let middle = CGPoint(x: name.midX, y: name.midY)
    func grounds() -> Int {
      host.drawing.count {
        ($0.color?.opacity ?? 0) > 0 && $0.bounds?.contains(middle) == true
      }
    }
    let before = grounds()
    host.key(.tab)
    #expect(host.focusRing == nil && grounds() == before + 1)
    host.tap(at: CGPoint(x: name.maxX + 12, y: name.midY))
    #expect(host.strings.contains("\u{2193}"))
  }

  @Test func `the order before decides between rows that are alike`() {
    let order = HeldValue<[KeyPathComparator<Person>]>([])
    let parts = TableColumns<Person, KeyPathComparator<Person>>(
      parts: [\Person.name].map { KeyPathComparator($0) }.map {
        TableColumnPart(label: AnyView(EmptyView()), cell: { _ in AnyView(EmptyView()) }, sort: $0)
      }
        + [
          TableColumnPart(
            label: AnyView(EmptyView()), cell: { _ in AnyView(EmptyView()) },
            sort: KeyPathComparator(\Person.age))
        ]
    ).parts
    let sorting = TableSorting(order.binding, parts)
    sorting.sort(0)
    sorting.sort(1)
    #expect(order.value == [KeyPathComparator(\Person.age), KeyPathComparator(\Person.name)])
    sorting.sort(0)
    #expect(order.value == [KeyPathComparator(\Person.name), KeyPathComparator(\Person.age)])
    #expect(sorting.order(0) == .forward && sorting.order(1) == nil)
  }

  @Test func `rows are chosen, one or several`() {
    let (one, several) = (HeldValue<Int?>(nil), HeldValue<Set<Int>>([]))
    let host = ViewHost(
      Table(people, selection: one.binding) { TableColumn("Name", value: \.name) })
    host.tap(on: "Ada")
    #expect(one.value == 2)
    let other = ViewHost(
      Table(people, selection: several.binding) { TableColumn("Name", value: \.name) })
    other.tap(on: "Ada")
    other.tap(on: "Cyd")
    #expect(several.value == [2, 3])
  }

  @Test func `rows are said one by one, and heads left out`() {
    let host = ViewHost(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(people[2])
        ForEach(people.prefix(2)) { TableRow($0) }
        if people.isEmpty { TableRow(people[0]) }
      }
      .tableColumnHeaders(.hidden)
      .tableStyle(.inset))
    #expect(host.strings == ["Cyd", "Bea", "Ada"])
  }

  @Test func `a held row of a table opens a menu`() throws {
    let chosen = HeldValue<Set<Int>>([])
    let host = ViewHost(
      Table(people, selection: chosen.binding) { TableColumn("Name", value: \.name) }
        .contextMenu(forSelectionType: Int.self) { Button("Delete \($0.sorted())") {} })
    try #require(host.hold(on: "Ada"))
    #expect(host.strings.contains("Delete [2]"))
  }

  @Test func `texts are sorted as people do, whatever shows them`() {
    struct Files: View {
      let shows: Bool
      @State private var order: [KeyPathComparator<Person>] = []
      private let files = ["item10", "Zebra", "item2", "apple"].enumerated()
        .map { Person(id: $0, name: $1, age: 0) }

      var body: some View {
        if shows {
          Table(sortOrder: $order) {
            TableColumn("Name", value: \.name) { Text(verbatim: $0.name) }
          } rows: {
            ForEach(files.sorted(using: order)) { TableRow($0) }
          }
        } else {
          Table(files.sorted(using: order), sortOrder: $order) {
            TableColumn("Name", value: \.name)
          }
        }
      }
    }
    for shows in [false, true] {
      let host = ViewHost(Files(shows: shows))
      host.tap(on: "Name")
      #expect(host.strings.suffix(4) == ["apple", "item2", "item10", "Zebra"])
      host.tap(on: "Name")
      #expect(host.strings.suffix(4) == ["Zebra", "item10", "item2", "apple"])
    }
  }
}
