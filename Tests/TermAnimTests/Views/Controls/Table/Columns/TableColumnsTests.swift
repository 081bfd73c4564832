import Foundation
import Testing

@testable import TermAnim

/// Tables whose columns people can hide, show and move.
@MainActor
struct TableColumnsTests {
  private struct Plant: Identifiable {
    let id: Int
    let name: String
  }

  private typealias Customization = TableColumnCustomization<Plant>

  private struct Garden: View {
    @State var customization = Customization()
    @State private var order = [KeyPathComparator(\Plant.name)]

    var body: some View {
      Table(
        [Plant(id: 1, name: "iris")], sortOrder: $order, columnCustomization: $customization
      ) {
        TableColumn("Mark") { _ in Text("*") }
          .customizationID("mark")
          .disabledCustomizationBehavior(.all)
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Days") { Text("\($0.id)") }.customizationID("days").defaultVisibility(.hidden)
        TableColumn("Note") { _ in Text("-") }.customizationID("note")
        TableColumn("Fixed") { _ in Text("+") }
      }
    }
  }

  private func heads(_ host: ViewHost) -> [String] {
    let all = ["Mark", "Name", "Days", "Note", "Fixed"]
    return all.compactMap { head in
      host.frame(of: head).map { (head, $0.minX) }
    }
    .sorted { $0.1 < $1.1 }
    .map(\.0)
  }

  private func drag(_ head: String, to target: String, in host: ViewHost) throws {
    let places = try [head, target].map { try #require(host.frame(of: $0)) }
    host.drag(
      from: CGPoint(x: places[0].midX, y: places[0].midY),
      to: CGPoint(x: places[1].midX, y: places[1].midY))
    host.run(for: 1)
  }

  @Test func `columns are hidden at first, or by the customization`() {
    #expect(heads(ViewHost(Garden())) == ["Mark", "Name", "Note", "Fixed"])
    var customization = Customization()
    for id in ["mark", "note"] { customization[visibility: id] = .hidden }
    customization[visibility: "days"] = .visible
    let host = ViewHost(Garden(customization: customization))
    #expect(heads(host) == ["Name", "Days", "Fixed"])
    #expect(host.strings == ["Name", "\u{2191}", "Days", "Fixed", "iris", "1", "+"])
    let plain = ViewHost(
      Table([Plant(id: 1, name: "iris")]) {
        TableColumn("Name", value: \.name)
        TableColumn("Days") { Text("\($0.id)") }.defaultVisibility(.hidden)
      })
    #expect(plain.strings == ["Name", "iris"])
  }

  @Test func `the menu of a held head hides and shows columns`() throws {
    let host = ViewHost(Garden())
    try #require(host.hold(on: "Note"))
    #expect(host.strings.filter { $0 == "Mark" || $0 == "Fixed" }.count == 2)
    host.tap(on: "Days")
    host.run(for: 1)
    #expect(heads(host) == ["Mark", "Name", "Days", "Note", "Fixed"])
    try #require(host.hold(on: "Days"))
    host.tap(on: "Name")
    host.run(for: 1)
    #expect(heads(host) == ["Mark", "Days", "Note", "Fixed"])
    #expect(!host.strings.contains("iris"))
  }

  @Test func `a head that is dragged takes its column along, unless one of both stays`() throws {
    let host = ViewHost(Garden())
    try drag("Note", to: "Name", in: host)
    #expect(heads(host) == ["Mark", "Note", "Name", "Fixed"])
    try drag("Mark", to: "Name", in: host)
    try drag("Name", to: "Mark", in: host)
    try drag("Name", to: "Fixed", in: host)
    #expect(heads(host) == ["Mark", "Note", "Name", "Fixed"])
    host.tap(on: "Name")
    #expect(host.strings.contains("\u{2193}"))
    #expect(host.strings.suffix(4) == ["*", "-", "iris", "+"])
  }

  @Test func `a held head does not sort, and a pressed one opens no menu`() throws {
    let host = ViewHost(Garden())
    try #require(host.hold(on: "Name"))
    #expect(host.strings.contains("Days") && host.strings.contains("\u{2191}"))
    host.key(.escape)
    host.run(for: 1)
    #expect(!host.strings.contains("Days"))
    host.tap(on: "Name")
    host.run(for: 1)
    #expect(host.strings.contains("\u{2193}") && !host.strings.contains("Days"))
  }

  @Test func `the last column that is shown stays`() throws {
    struct Single: View {
      @State private var customization = Customization()
      var body: some View {
        Table([Plant(id: 1, name: "iris")], columnCustomization: $customization) {
          TableColumn("Name", value: \.name).customizationID("name")
        }
      }
    }
    let host = ViewHost(Single())
    try #require(host.hold(on: "Name"))
    host.tap(on: "Name")
    host.run(for: 1)
    #expect(host.strings.contains("iris"))
  }

  @Test func `where all columns are hidden, as by another version, the first one shows`() {
    var customization = Customization()
    for id in ["name", "days"] { customization[visibility: id] = .hidden }
    let host = ViewHost(
      Table(
        [Plant(id: 7, name: "iris")], columnCustomization: .constant(customization)
      ) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Days") { Text("\($0.id)") }.customizationID("days")
      })
    #expect(host.strings == ["Name", "iris"])
  }

  @Test func `cells stay what they are when columns come and go before them`() {
    let (probe, notes) = (Probe(), NoteList())
    let host = ViewHost(
      ProbeView(probe) { _, v, isShown in
        Table([Plant(id: 7, name: "iris")]) {
          if isShown {
            TableColumn("Mark") { (_: Plant) in Text("*") }
          } else {
            TableColumn("Sign") { (_: Plant) in Text("#") }
          }
          if isShown { TableColumn("More") { (_: Plant) in Text("+") } }
          TableColumnForEach(v == 0 ? ["a", "b"] : ["b"], id: \.self) { name in
            TableColumn(name) { (_: Plant) in Text(name).onAppear { notes.note(name) } }
          }
          TableColumn("Name") { plant in
            Text(plant.name).onAppear { notes.note("name") }.onDisappear { notes.note("gone") }
          }
        }
      })
    #expect(notes.take() == ["a", "b", "name"])
    #expect(host.strings.suffix(4) == ["#", "a", "b", "iris"])
    probe.flag = true
    host.settle()
    host.run(for: 1)
    #expect(host.strings.suffix(5) == ["*", "+", "a", "b", "iris"] && notes.take() == [])
    probe.v = 1
    host.settle()
    host.run(for: 1)
    #expect(host.strings.suffix(4) == ["*", "+", "b", "iris"] && notes.take() == [])
  }

  @Test func `columns with one identity are each there, and stay what they are`() {
    let (probe, notes) = (Probe(), NoteList())
    let host = ViewHost(
      ProbeView(probe) { _, _, hasMore in
        Table([Plant(id: 7, name: "iris")]) {
          TableColumnForEach(hasMore ? ["a", "b", "cc"] : ["a", "b"], id: \.count) { name in
            TableColumn(name) { (_: Plant) in Text("of \(name)").onAppear { notes.note(name) } }
          }
        }
      })
    #expect(host.strings == ["a", "b", "of a", "of b"] && notes.take() == ["a", "b"])
    probe.flag = true
    host.settle()
    host.run(for: 1)
    #expect(host.strings.suffix(3) == ["of a", "of b", "of cc"] && notes.take() == ["cc"])
  }

  @Test func `what has been made of the columns is read once for a body`() {
    let customization = HeldValue(Customization())
    let probe = Probe()
    var reads = 0
    let binding = Binding {
      reads += 1
      return customization.value
    } set: {
      customization.value = $0
    }
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Table([Plant(id: Int(v), name: "iris")], columnCustomization: binding) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("Days") { Text("\($0.id)") }.customizationID("days")
          TableColumn("Note") { _ in Text("-") }.customizationID("note")
        }
      })
    reads = 0
    probe.v = 3
    host.settle()
    #expect(host.strings.contains("3") && reads == 1)
  }

  @Test func `heads of another table are not dropped here`() throws {
    let host = ViewHost(
      VStack {
        Garden()
        Table([Plant(id: 2, name: "aloe")], columnCustomization: .constant(Customization())) {
          TableColumn("Other", value: \.name).customizationID("name")
        }
      })
    try drag("Other", to: "Note", in: host)
    #expect(heads(host) == ["Mark", "Name", "Note", "Fixed"])
  }

  @Test func `several columns are told something at once`() throws {
    let columns = TableColumnForEach(["a", "b"], id: \.self) { name in
      TableColumn(name) { (_: Plant) in Text(name) }
    }
    .alignment(.trailing)
    .defaultVisibility(.hidden)
    .disabledCustomizationBehavior(.reorder)
    .customizationID("both")
    let parts = columns.columns.parts
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { $0.alignment == .trailing && $0.isHiddenAtFirst })
    #expect(parts.allSatisfy { $0.disabledBehavior == .reorder && $0.id == "both" })
  }
}
