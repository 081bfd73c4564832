import Foundation
import Testing

@testable import TermAnim

/// What is done to all of a section.
@MainActor
struct SectionActionsTests {
  private let log = HeldValue<[String]>([])

  private func section(_ name: String) -> some View {
    Section(name) {
      Text("row of \(name)")
    }
    .sectionActions { Button("add to \(name)") { log.value.append(name) } }
  }

  @Test(arguments: [true, false])
  func `they are rows at the end of the section, before the next one`(isForm: Bool) {
    let sections = ForEach(["A", "B"], id: \.self) { section($0) }
    let host = isForm ? ViewHost(Form { sections }) : ViewHost(List { sections })
    #expect(
      host.strings == ["A", "row of A", "add to A", "B", "row of B", "add to B"])
    host.tap(on: "add to B")
    #expect(log.value == ["B"])
  }

  @Test func `in a sidebar they are at the end of the header, also of a closed section`() throws {
    let host = ViewHost(List { section("A") }.listStyle(.sidebar))
    let (header, action) = (host.frame(of: "A"), host.frame(of: "add to A"))
    #expect(header?.midY == action?.midY)
    host.tap(on: "add to A")
    host.run(for: 1)
    #expect(log.value == ["A"] && host.strings.contains("row of A"))
    host.tap(on: "A")
    host.run(for: 1)
    #expect(!host.strings.contains("row of A") && host.strings.contains("add to A"))
  }

  @Test func `sections inside do not have them once more`() {
    let host = ViewHost(
      List {
        Section("outer") { Section("inner") { Text("row") } }
          .sectionActions { Text("action") }
      })
    #expect(host.strings == ["outer", "inner", "row", "action"])
  }

  @Test func `rows are not described anew when the actions are`() {
    final class Count { var rows = 0 }
    struct Row: View {
      let count: Count
      @Environment(\.lineLimit) private var limit
      var body: some View {
        let _ = count.rows += 1
        Text("row")
      }
    }
    let (count, probe) = (Count(), Probe())
    let host = ViewHost(
      ProbeView(probe) { value, _, _ in
        List {
          Section { Row(count: count) }.sectionActions { Button("\(Int(value))") {} }
        }
      })
    let before = count.rows
    probe.u = 7
    host.run(for: 0.5)
    #expect(host.strings == ["row", "7"] && count.rows == before)
  }
}
