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

  @Test func `Esc ends a search, and is left to others where there is none`() {
    let host = ViewHost(Page(isPresented: true))
    host.run(for: 0.1)
    host.type("abc")
    #expect(host.key(.escape))
    host.run(for: 0.1)
    #expect(host.strings == ["Find", "idle", "false .", "turn"])
    #expect(!host.key(.escape))
  }

  @Test func `a search without a binding tells what is around`() {
    let host = ViewHost(Found().searchable(text: .constant("")))
    #expect(host.strings == ["Search", "idle"])
    host.tap(on: "Search")
    host.run(for: 0.1)
    #expect(host.strings.contains("searching"))
  }

  private struct Tag: Identifiable {
    let id: String
  }

  private struct Narrowed: View {
    @State private var text = ""
    @State private var scope = "all"
    @State private var tags = [Tag(id: "red"), Tag(id: "blue")]
    @FocusState var isFocused: Bool
    var activation = SearchScopeActivation.automatic

    var body: some View {
      VStack {
        Text("found")
          .searchable(text: $text, tokens: $tags, prompt: "Find") { Text($0.id) }
          .searchScopes($scope, activation: activation) {
            Text("all").tag("all")
            Text("mine").tag("mine")
          }
          .searchFocused($isFocused)
        Text(verbatim: "\(isFocused) \(scope) \(tags.count)")
        Button("find") { isFocused = true }
      }
    }
  }

  @Test func `scopes are shown while something is searched for, and one is chosen`() {
    let host = ViewHost(Narrowed())
    #expect(!host.strings.contains("mine"))
    host.tap(on: "Find")
    host.run(for: 0.5)
    #expect(host.strings.contains("mine"))
    host.tap(on: "mine")
    host.run(for: 0.5)
    #expect(host.strings.contains("mine") && host.strings.contains("true mine 2"))
    let typed = ViewHost(Narrowed(activation: .onTextEntry))
    typed.tap(on: "Find")
    typed.run(for: 0.5)
    #expect(!typed.strings.contains("mine"))
    typed.type("x")
    typed.run(for: 0.5)
    #expect(typed.strings.contains("mine"))
  }

  @Test func `a focus state gives the field the focus, and follows it`() {
    let host = ViewHost(Narrowed())
    #expect(host.strings.contains("false all 2"))
    host.tap(on: "find")
    host.run(for: 0.5)
    #expect(host.strings.contains("true all 2"))
    host.type("x")
    #expect(host.strings.contains("x"))
  }

  @Test func `a token that is pressed goes`() {
    let host = ViewHost(Narrowed())
    #expect(host.strings.starts(with: ["red", "blue", "Find"]))
    host.tap(on: "red")
    host.run(for: 0.5)
    #expect(host.strings.starts(with: ["blue", "Find"]) && host.strings.contains("false all 1"))
  }
}
