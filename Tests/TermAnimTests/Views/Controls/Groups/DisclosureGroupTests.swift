import Testing

@testable import TermAnim

@MainActor
struct DisclosureGroupTests {
  private struct Bracketed: DisclosureGroupStyle {
    @Environment(\.lineLimit) private var limit

    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: configuration.isExpanded ? "[\(limit ?? 0)" : "]]")
        .onTapGesture { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }

  private var nested: some View {
    DisclosureGroup("Outer") {
      Text("first")
      DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("second") }
    }
  }

  @Test func `a group shows and hides its views by a press`() {
    let host = ViewHost(nested)
    #expect(host.strings == ["\u{25B8}", "Outer"])
    host.tap(on: "Outer")
    host.run(for: 1)
    #expect(host.strings == ["\u{25BE}", "Outer", "first", "\u{25BE}", "Inner", "second"])
    #expect(ViewHost(nested.disclosureGroupStyle(.automatic)).strings == ["\u{25B8}", "Outer"])
  }

  @Test func `a style places label and views, opens the group, and holds for groups in it`() {
    let host = ViewHost(VStack { nested }.disclosureGroupStyle(Bracketed()).lineLimit(3))
    #expect(host.strings == ["]]", "Outer"])
    host.tap(on: "]]")
    #expect(host.strings == ["[3", "Outer", "first", "[3", "Inner", "second"])
  }

  @Test func `label and views are rows of a list`() {
    let host = ViewHost(
      List { DisclosureGroup("Outer", isExpanded: .constant(true)) { Text("first") } })
    let tops = DrawnText.characters(in: host).map(\.origin.y)
    #expect(tops.count == 3 && tops[2] - tops[1] == 24)
  }
}
