import Foundation
import Testing

@testable import TermAnim

@MainActor
struct GroupBoxTests {
  private let box = GroupBox("Title") {
    Text("first")
    Text("second")
  }

  @Test func `a box has its label above its views, on a plate`() {
    let host = ViewHost(box)
    #expect(host.strings == ["Title", "first", "second"])
    let tops = DrawnText.characters(in: host).map(\.origin.y)
    #expect(tops == tops.sorted())
    #expect(host.firstBox.map { $0.minY < tops[0] && $0.maxY > tops[2] } == true)
    #expect(ViewHost(box.groupBoxStyle(.automatic)).displayList == host.displayList)
  }

  private struct Bracketed: GroupBoxStyle {
    @Environment(\.lineLimit) private var limit

    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "[\(limit ?? 0)")
      GroupBox(configuration).groupBoxStyle(.automatic)
      configuration.label
    }
  }

  @Test func `a style places label and views, and may be made of another`() {
    let host = ViewHost(VStack { box }.groupBoxStyle(Bracketed()).lineLimit(3))
    #expect(host.strings == ["[3", "Title", "first", "second", "Title"])
  }
}
