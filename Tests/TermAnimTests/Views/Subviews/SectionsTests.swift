import Foundation
import Testing

@testable import TermAnim

extension ContainerValues {
  @Entry fileprivate var shade: Int = 0
}

@MainActor
struct SectionsTests {
  private var content: some View {
    Group {
      Text("loose")
      Text("free")
      Section {
        Text("a")
        Text("b").containerValue(\.shade, 1)
      } header: {
        Text("Letters")
      } footer: {
        Text("end")
      }
      .containerValue(\.shade, 2)
      Section { ForEach(0..<2) { Text("\($0)") } }
      Text("last")
    }
  }

  @Test func `sections have their headers, contents and footers`() {
    var parts: [[Int]] = []
    var actions: [Int] = []
    let host = ViewHost(
      Group(sections: content.sectionActions { Text("More") }) { sections in
        let _ = actions = sections.map(\.actions.count)
        let _ = parts = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
        VStack(spacing: 0) {
          ForEach(sections) { section in
            section.footer
            section.content
            section.header
          }
        }
      })
    #expect(parts == [[0, 2, 0], [1, 2, 1], [0, 2, 0], [0, 1, 0]])
    #expect(actions == [0, 1, 1, 0])
    #expect(
      host.strings == ["loose", "free", "end", "a", "b", "Letters", "0", "1", "last"])
  }

  @Test func `what is told around a section is said of it and of its views`() {
    var values: [Int] = []
    var inner: [[Int]] = []
    _ = ViewHost(
      ForEach(sections: content) { section in
        let _ = values.append(section.containerValues.shade)
        let _ = inner.append(section.content.map(\.containerValues.shade))
        section.content
      })
    #expect(values == [0, 2, 0, 0])
    #expect(inner == [[0, 0], [2, 2], [0, 0], [0]])
  }

  @Test func `sections of other sections are made of their views`() {
    let host = ViewHost(
      List {
        ForEach(sections: content) { section in
          Section {
            section.content
          } header: {
            Text("\(section.content.count)")
          }
        }
      })
    #expect(
      host.strings == ["2", "loose", "free", "2", "a", "b", "2", "0", "1", "1", "last"])
  }
}
