import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TableSectionsTests {
  private struct Plant: Identifiable {
    let id: String
  }

  private struct Garden: View {
    @State var isExpanded = true
    @State private var chosen: String?

    var body: some View {
      Table(selection: $chosen) {
        TableColumn("Name", value: \Plant.id)
      } rows: {
        Section {
          TableRow(Plant(id: "fern"))
          ForEach(["moss", "iris"], id: \.self) { TableRow(Plant(id: $0)) }
        } header: {
          Text("shade")
          Text("north")
        }
        Section("sun", isExpanded: $isExpanded) { TableRow(Plant(id: "aloe")) }
        Section { TableRow(Plant(id: chosen ?? "none")) }
      }
    }
  }

  @Test func `sections have what stands above them`() {
    let host = ViewHost(Garden(), size: CGSize(width: 320, height: 320))
    #expect(
      host.strings == [
        "Name", "shade", "north", "fern", "moss", "iris", "sun", "\u{25BE}", "aloe", "none",
      ])
    host.tap(on: "moss")
    #expect(host.strings.filter { $0 == "moss" }.count == 2)
  }

  @Test func `a section stays what it is when rows come before it`() {
    let probe = Probe()
    var appearances = 0
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Table(of: Plant.self) {
          TableColumn("Name") { (plant: Plant) in Text(plant.id) }
        } rows: {
          ForEach(0..<Int(v) + 1, id: \.self) { TableRow(Plant(id: "loose \($0)")) }
          Section {
            TableRow(Plant(id: "aloe"))
          } header: {
            Text("sun").onAppear { appearances += 1 }
          }
        }
      }, size: CGSize(width: 320, height: 320))
    probe.v = 3
    host.settle()
    host.run(for: 1)
    #expect(host.strings.contains("loose 3") && host.strings.contains("aloe"))
    #expect(appearances == 1)
  }

  @Test func `sections of a collection go with their elements, those of a condition alone`() {
    let (probe, notes) = (Probe(), NoteList())
    let host = ViewHost(
      ProbeView(probe) { _, v, isShown in
        Table(of: Plant.self) {
          TableColumn("Name") { (plant: Plant) in Text(plant.id) }
        } rows: {
          if isShown { Section("first") { TableRow(Plant(id: "moss")) } }
          ForEach(v == 0 ? ["a", "b"] : ["b", "a", "c"], id: \.self) { name in
            Section {
              TableRow(Plant(id: "of \(name)"))
            } header: {
              Text(name).onAppear { notes.note(name) }.onDisappear { notes.note("no \(name)") }
            }
          }
          Section {
            TableRow(Plant(id: "aloe"))
          } header: {
            Text("last").onAppear { notes.note("last") }
          }
        }
      }, size: CGSize(width: 320, height: 320))
    #expect(notes.take().sorted() == ["a", "b", "last"])
    probe.flag = true
    host.settle()
    host.run(for: 1)
    #expect(host.strings.contains("first") && notes.take() == [])
    probe.v = 1
    host.settle()
    host.run(for: 1)
    #expect(notes.take() == ["c"])
    #expect(
      host.strings.suffix(8) == ["b", "of b", "a", "of a", "c", "of c", "last", "aloe"])
    probe.v = 0
    host.settle()
    host.run(for: 1)
    #expect(notes.take() == ["no c"])
  }

  @Test func `sections with one identity are each there`() {
    let host = ViewHost(
      Table(of: Plant.self) {
        TableColumn("Name") { (plant: Plant) in Text(plant.id) }
      } rows: {
        ForEach(["a", "a"], id: \.self) { name in
          Section("x") { TableRow(Plant(id: "one")) }
          Section("y") { TableRow(Plant(id: "two")) }
        }
      }, size: CGSize(width: 320, height: 320))
    #expect(host.strings == ["Name", "x", "one", "y", "two", "x", "one", "y", "two"])
  }

  @Test func `a press of a header closes and opens a section that a program can close`() {
    let host = ViewHost(Garden(), size: CGSize(width: 320, height: 320))
    for isShown in [false, true] {
      host.tap(on: "sun")
      host.run(for: 1)
      #expect(host.strings.contains("aloe") == isShown)
    }
    host.tap(on: "shade")
    host.run(for: 1)
    #expect(host.strings.contains("fern"))
    let closed = ViewHost(Garden(isExpanded: false), size: CGSize(width: 320, height: 320))
    #expect(!closed.strings.contains("aloe") && closed.strings.contains("sun"))
  }
}
