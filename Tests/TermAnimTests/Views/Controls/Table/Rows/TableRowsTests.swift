import Foundation
import Testing

@testable import TermAnim

/// Rows of tables that are said one by one, and what is done with them.
@MainActor
struct TableRowsTests {
  private struct Plant: Identifiable {
    let id: Int
    var name: String { "plant \(id)" }
  }

  private let notes = NoteList()
  private let plants = (0..<2).map(Plant.init)

  private func table(
    @TableRowBuilder<Plant> _ rows: () -> some TableRowContent<Plant>
  ) -> some View {
    Table {
      TableColumn("Name", value: \Plant.name)
    } rows: {
      rows()
    }
    .tableColumnHeaders(.hidden)
  }

  /// A source above a table without heads; its rows are from 16 to 40, and from 40 to 64.
  private func host(
    @TableRowBuilder<Plant> _ rows: () -> some TableRowContent<Plant>
  ) -> ViewHost {
    ViewHost(
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 16).draggable("card")
        table(rows)
      }, size: CGSize(width: 100, height: 96))
  }

  private func drop(at y: CGFloat, in host: ViewHost) {
    host.drag(from: CGPoint(x: 50, y: 8), to: CGPoint(x: 90, y: y))
    host.run(for: 1)
  }

  @Test func `a held row opens its menu, also where nothing is written`() {
    let host = host {
      ForEach(plants) { plant in
        TableRow(plant).contextMenu {
          Button("water \(plant.id)") { notes.note("\(plant.id)") }
        }
      }
    }
    host.longPress(at: CGPoint(x: 98, y: 62), for: 0.6)
    host.run(for: 0.5)
    #expect(host.strings.contains("water 1") && !host.strings.contains("water 0"))
    host.tap(on: "water 1")
    #expect(notes.entries == ["1"])
  }

  @Test func `what is dropped on a row comes to it, or between rows`() {
    let host = host {
      ForEach(plants) { plant in
        TableRow(plant)
          .dropDestination(for: String.self) { notes.note("\(plant.id) \($0)") }
      }
    }
    for y in [17.0, 63] { drop(at: y, in: host) }
    #expect(notes.take() == ["0 [\"card\"]", "1 [\"card\"]"])
    let between = self.host {
      ForEach(plants) { TableRow($0) }
        .onInsert(of: [.plainText]) { index, providers in notes.note("\(index) \(providers.count)")
        }
    }
    for y in [17.0, 38, 42, 63] { drop(at: y, in: between) }
    #expect(notes.take() == ["0 1", "1 1", "1 1", "2 1"])
    let values = self.host {
      ForEach(plants) { TableRow($0) }
        .dropDestination(for: String.self) { notes.note("\($0) \($1)") }
    }
    drop(at: 63, in: values)
    #expect(notes.entries == ["2 [\"card\"]"])
  }

  @Test func `rows are dragged, with a value or a provider`() {
    func host(_ row: some TableRowContent<Plant>) -> ViewHost {
      ViewHost(
        VStack(spacing: 0) {
          Color.red.frame(height: 16)
            .dropDestination(for: String.self) { values, _ in
              notes.note(values.joined())
              return true
            }
          table { row }
        }, size: CGSize(width: 100, height: 96))
    }
    for host in [
      host(TableRow(plants[0]).draggable("value")),
      host(TableRow(plants[0]).itemProvider { NSItemProvider(object: "provider" as NSString) }),
      host(TableRow(plants[0]).itemProvider(nil)),
    ] {
      host.drag(from: CGPoint(x: 90, y: 38), to: CGPoint(x: 50, y: 8))
      host.run(for: 1)
    }
    #expect(notes.entries == ["value", "provider"])
  }

  @Test func `rows are told of the pointer from edge to edge, and may not be chosen`() {
    let chosen = HeldValue<Int?>(nil)
    let host = ViewHost(
      Table(selection: chosen.binding) {
        TableColumn("Name", value: \Plant.name)
      } rows: {
        ForEach(plants) { plant in
          TableRow(plant)
            .selectionDisabled(plant.id == 0)
            .onHover { notes.note("\(plant.id) \($0)") }
        }
      }
      .tableColumnHeaders(.hidden), size: CGSize(width: 100, height: 96))
    for y in [1.0, 23, 25, 47, 60] { host.move(to: CGPoint(x: 99, y: y)) }
    #expect(notes.entries == ["0 true", "0 false", "1 true", "1 false"])
    host.tap(on: "plant 0")
    #expect(chosen.value == nil)
    host.tap(on: "plant 1")
    #expect(chosen.value == 1)
  }

  /// Rows with a body.
  private struct Pair: TableRowContent {
    let first: Plant
    let second: Plant

    var tableRowBody: some TableRowContent<Plant> {
      ForEach([first, second]) { TableRow($0) }
    }
  }

  @Test func `rows are made of others, and by conditions`() {
    let host = ViewHost(
      table {
        Pair(first: plants[1], second: plants[0])
        ForEach(2..<5, id: \.self) { number in
          if number.isMultiple(of: 2) {
            TableRow(Plant(id: number))
          } else {
            Pair(first: Plant(id: number * 10), second: Plant(id: number * 10 + 1))
          }
        }
        EmptyTableRowContent<Plant>()
      })
    #expect(host.strings == [1, 0, 2, 30, 31, 4].map { "plant \($0)" })
  }
}
