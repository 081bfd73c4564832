import Testing

@testable import TermAnim

@MainActor
struct SearchTests {
  private struct Found: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text(verbatim: isSearching ? "searching" : "idle").onTapGesture { dismissSearch() }
    }
  }

  private struct Page: View {
    @State var isPresented: Bool
    @State private var text = ""

    var body: some View {
      VStack {
        Found().searchable(text: $text, isPresented: $isPresented, prompt: "Find")
        Text(verbatim: "\(isPresented) \(text).")
        Button("turn") { isPresented.toggle() }
      }
    }
  }

  @Test func `a search that is presented has the focus, tells what is around, and can be ended`() {
    let host = ViewHost(Page(isPresented: true))
    host.run(for: 0.1)
    host.type("abc")
    host.run(for: 0.1)
    #expect(host.strings == ["abc", "searching", "true abc.", "turn"])
    host.tap(on: "searching")
    host.run(for: 0.1)
    #expect(host.strings == ["Find", "idle", "false .", "turn"])
    host.type("x")
    #expect(host.strings.contains("false ."))
  }

  @Test func `whether a search is presented follows the field, and the field follows it`() {
    let host = ViewHost(Page(isPresented: false))
    host.type("x")
    #expect(host.strings == ["Find", "idle", "false .", "turn"])
    host.tap(on: "Find")
    host.run(for: 0.1)
    #expect(host.strings.contains("searching") && host.strings.contains("true ."))
    host.tap(on: "turn")
    host.run(for: 0.1)
    host.type("x")
    #expect(host.strings == ["Find", "idle", "false .", "turn"])
    host.tap(on: "turn")
    host.run(for: 0.1)
    host.type("x")
    #expect(host.strings.contains("true x."))
  }

  @Test func `a search without a binding tells what is around`() {
    let host = ViewHost(Found().searchable(text: .constant("")))
    #expect(host.strings == ["Search", "idle"])
    host.tap(on: "Search")
    host.run(for: 0.1)
    #expect(host.strings.contains("searching"))
  }
}
